import { toPlaceKey } from '#domain/places/place-name.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'
import type { PlaceMatch } from './meant.rules.ts'
import { formatWithState, getPlaces, toPlaceMatch } from './places-of-name.rules.ts'
import { type Region, regions } from './regions.rules.ts'
import { type States, splitOffState } from './states-typed.rules.ts'

const byKey = new Map(regions.flatMap((region) => region.names.map((name) => [toPlaceKey(name), region] as const)))

export const listRegionsBeginning = (key: string): Region[] => [
  ...new Set([...byKey].filter(([name]) => name.startsWith(key)).map(([, region]) => region)),
]

export function findNamedRegion(
  gazetteer: Gazetteer,
  { key, stateCode }: { key: string; stateCode: string | null },
  states: States,
): PlaceMatch | null {
  const own = byKey.has(key) ? { key, stateCode } : (splitOffState(key, states) ?? { key, stateCode })
  const region = byKey.get(own.key)
  const middles = (region?.middle ?? []).flatMap((middle) => {
    const [name = '', state = ''] = middle.split(', ')
    return getPlaces(gazetteer, { key: toPlaceKey(name), stateCode: state }).slice(0, 1)
  })
  const inOwn = middles.filter((middle) => own.stateCode === null || middle.stateCode === own.stateCode)
  const [first, another] = inOwn
  if (!region || !first) return null
  const name = region.names.find((one) => toPlaceKey(one) === own.key) ?? ''
  const called = own.stateCode === null ? getPlaces(gazetteer, own).map(formatWithState) : []
  if (!another)
    return { ...toPlaceMatch(first), region: name, others: called.filter((other) => other !== formatWithState(first)) }
  const choices = [...inOwn.map(formatWithState), ...called]
  const words = `${name} can mean more than one area. Use a town, such as ${choices[0]} or ${choices[1]}.`
  return { kind: 'unknown', why: 'several', name, words, choices }
}
