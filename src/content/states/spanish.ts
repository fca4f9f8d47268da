import { type StateCode, type StateSlug, states } from '#content/states/slugs.ts'
import { spanishStateNames } from '#domain/states/spanish-state-names.ts'

/** A state as the pages of a language name it. */
export type NamedState = { slug: StateSlug; code: StateCode; name: string }

// A state without a Spanish name fails the type check here.
const names: Record<StateCode, string> = spanishStateNames

/** The 51 states by their Spanish names, in the order of those. */
export const statesEs: readonly NamedState[] = states
  .map((state) => ({ ...state, name: names[state.code] }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))

/** Every name of every state: whoever reads Spanish may write either. */
export const namesOfStates: readonly NamedState[] = [...statesEs, ...states]
