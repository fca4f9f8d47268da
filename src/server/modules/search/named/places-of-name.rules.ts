import type { County, Gazetteer } from '#server/plumbing/gazetteer.ts'
import type { PlaceMatch } from './meant.rules.ts'
import { findCountyBase, listCountyNames } from './typed-words.rules.ts'

export type NamedPlace = County & { kind: 'town' | 'county' }

export const maxChoices = 12
const maxOfOneName = 36
const clearlyLargest = 3
const farLarger = 10

export const formatWithState = ({ name, stateCode }: County) => `${name}, ${stateCode}`

const listNames = (places: readonly NamedPlace[], most = maxChoices) =>
  [...new Set(places.map(formatWithState))].slice(0, most)

const compareBySize = (a: County, b: County) => b.zips - a.zips

export function getPlaces(
  gazetteer: Gazetteer,
  { key, stateCode }: { key: string; stateCode: string | null },
): NamedPlace[] {
  const isIn = (place: County) => stateCode === null || place.stateCode === stateCode
  const listTowns = (of: string) =>
    gazetteer
      .townsNamed(of)
      .filter(isIn)
      .map((town): NamedPlace => ({ ...town, kind: 'town' }))
  const listCounties = (of: readonly string[]) =>
    of
      .flatMap((one) => gazetteer.countiesNamed(one))
      .filter(isIn)
      .toSorted(compareBySize)
      .map((county): NamedPlace => ({ ...county, kind: 'county' }))
  const named = key.replace(/ co$/, ' county')
  const base = findCountyBase(named)
  if (base === null) return joinTownsAndCounties(listTowns(key), listCounties(listCountyNames(key)))
  const namedPlaces = [...listTowns(key), ...listCounties([named])]
  if (namedPlaces.length > 0) return namedPlaces
  const others = listCounties(listCountyNames(base))
  return others.length > 0 ? others : listTowns(base)
}

function joinTownsAndCounties(towns: readonly NamedPlace[], counties: readonly NamedPlace[]): NamedPlace[] {
  const [town] = towns
  const isFarLarger = (county: NamedPlace) =>
    town !== undefined && county.stateCode !== town.stateCode && county.zips >= town.zips * farLarger
  const [first] = counties
  if (!first || !isFarLarger(first)) return [...towns, ...counties]
  return [...counties.filter(isFarLarger), ...towns, ...counties.filter((county) => !isFarLarger(county))]
}

export function choosePlace(places: readonly NamedPlace[]): PlaceMatch | null {
  const [first, ...others] = places
  if (!first) return null
  const rival = findRival(first, others)
  if (!rival) return { ...toPlaceMatch(first), others: listNames(others.toSorted(compareBySize)) }
  const words = `There is a ${first.name} in more than one state. Add yours, such as ${formatWithState(first)} or ${formatWithState(rival)}.`
  return {
    kind: 'unknown',
    why: 'several',
    name: formatName(first, others),
    words,
    choices: listNames(places, maxOfOneName),
  }
}

function findRival(first: NamedPlace, others: readonly NamedPlace[]): NamedPlace | undefined {
  const towns = others.filter(({ kind }) => kind === 'town')
  const zipsOfTowns = towns.reduce((sum, { zips }) => sum + zips, 0)
  if (first.kind === 'county' && first.zips < zipsOfTowns * farLarger) return towns[0]
  const next = others.find(({ kind }) => kind === first.kind)
  return next && next.stateCode !== first.stateCode && first.zips < next.zips * clearlyLargest ? next : undefined
}

const formatName = (first: NamedPlace, others: readonly NamedPlace[]) =>
  first.kind === 'county' ? (others.find(({ kind }) => kind === 'town') ?? first).name : first.name

export function toPlaceMatch({
  kind,
  name,
  stateCode,
  latitude,
  longitude,
}: NamedPlace): Exclude<PlaceMatch, { kind: 'state' | 'unknown' }> {
  return { kind, name, stateCode, latitude, longitude, others: [], isGuess: false }
}
