import { toPlaceKey } from '#domain/places/place-name.ts'
import { listSpanishSpellings } from '#domain/states/spanish-state-names.ts'
import { stateAbbreviations } from '#domain/states/state-abbreviations.ts'

export type KnownState = { id: string; name: string }
export type States = readonly KnownState[]

const listNames = ({ id, name }: KnownState) => [name, ...listSpanishSpellings(id)].map(toPlaceKey)

const listKeys = (state: KnownState) => [
  toPlaceKey(state.id),
  ...listNames(state),
  ...(stateAbbreviations[state.id] ?? []),
]

export const findTypedState = (key: string, states: States) =>
  states.find((state) => listKeys(state).includes(key)) ?? null

export const isStateName = (key: string, states: States) => states.some((state) => listNames(state).includes(key))

export function splitOffState(key: string, states: States): { key: string; stateCode: string } | null {
  const endings = states
    .flatMap((option) => listKeys(option).map((ending) => ({ ending: ` ${ending}`, stateCode: option.id })))
    .filter(({ ending }) => key.endsWith(ending))
    .toSorted((a, b) => b.ending.length - a.ending.length)
  const [best] = endings
  return best ? { key: key.slice(0, -best.ending.length), stateCode: best.stateCode } : null
}
