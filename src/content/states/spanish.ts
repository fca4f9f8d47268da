import { spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { type StateCode, type StateSlug, states } from './slugs.ts'

export type NamedState = { slug: StateSlug; code: StateCode; name: string }

// A state without a Spanish name fails the type check here.
const names: Record<StateCode, string> = spanishStateNames

export const statesEs: readonly NamedState[] = states
  .map((state) => ({ ...state, name: names[state.code] }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))

export const namesOfStates: readonly NamedState[] = [...statesEs, ...states]
