import type { PlaceSuggestion } from '#contract/search/place-suggestions.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { listSpanishSpellings } from '#domain/states/spanish-state-names.ts'
import { formatWithState } from '#server/modules/search/named/places-of-name.rules.ts'
import { listRegionsBeginning } from '#server/modules/search/named/region-named.rules.ts'
import type { States } from '#server/modules/search/named/states-typed.rules.ts'
import { findCountyBase } from '#server/modules/search/named/typed-words.rules.ts'
import type { County, Gazetteer, Town } from '#server/plumbing/gazetteer.ts'

const small = { zips: 3, times: 3 }
const most = { zips: 6, states: 2, regions: 2, towns: 4, counties: 2 }
const least = { letters: 2, lettersOfRegion: 4, digits: 3 }

export function findSuggestedPlaces(
  gazetteer: Gazetteer,
  text: string,
  states: States,
  stateCode: string | null,
): PlaceSuggestion[] {
  const digits = /^\s*(\d{1,5})\s*$/.exec(text)?.[1]
  if (digits !== undefined) {
    if (digits.length < least.digits) return []
    const zips = gazetteer.zipsBeginning(digits, most.zips)
    return zips.map(({ zip, town }) => ({ kind: 'zip', near: zip, within: formatWithState(town), slug: null }))
  }
  const key = toPlaceKey(text)
  if (key.length < least.letters) return []
  const { name, isIn } = readStateBegun(gazetteer, text, states)
  const [ownTowns, towns] = splitByState(gazetteer.townsBeginning(name).filter(isIn), stateCode)
  const [ownCounties, counties] = splitByState(gazetteer.countiesBeginning(name).filter(isIn), stateCode)
  const findPlaces = (some: readonly Town[], others: readonly County[]) =>
    putInOrder(pickLargest(some, name, most.towns), pickLargest(others, name, most.counties), name)
  const own = findPlaces(ownTowns, ownCounties)
  return [...own, ...suggestStates(key, states), ...suggestRegions(key), ...findPlaces(towns, counties)]
}

const splitByState = <Place extends County>(places: readonly Place[], stateCode: string | null) =>
  [
    places.filter((place) => place.stateCode === stateCode),
    places.filter((place) => place.stateCode !== stateCode),
  ] as const

function putInOrder(towns: readonly Town[], counties: readonly County[], key: string): PlaceSuggestion[] {
  const goesBefore = (county: County, town: Town) =>
    town.zips < small.zips && county.zips >= town.zips * small.times && (isCalled(county, key) || !isCalled(town, key))
  const listBefore = (at: number) =>
    counties.filter((county) => {
      const first = towns.findIndex((town) => goesBefore(county, town))
      return first === at || (first < 0 && at === towns.length)
    })
  const suggestCountiesAt = (at: number) =>
    listBefore(at).map((county) => buildSuggestion('county', formatWithState(county), null))
  return [
    ...towns.flatMap((town, at) => [
      ...suggestCountiesAt(at),
      buildSuggestion('town', formatWithState(town), town.county),
    ]),
    ...suggestCountiesAt(towns.length),
  ]
}

function isCalled({ name }: County, key: string): boolean {
  const own = toPlaceKey(name)
  return own === key || findCountyBase(own) === key
}

const buildSuggestion = (kind: 'state' | 'town' | 'county', near: string, within: string | null): PlaceSuggestion => ({
  kind,
  near,
  within,
  slug: null,
})

function suggestRegions(key: string): PlaceSuggestion[] {
  if (key.length < least.lettersOfRegion) return []
  return listRegionsBeginning(key)
    .flatMap(({ names: [name = ''], middle }) =>
      middle.map((place) => {
        const [within = '', state = ''] = place.split(', ')
        return buildSuggestion(within.endsWith(' County') ? 'county' : 'town', `${name}, ${state}`, within)
      }),
    )
    .slice(0, most.regions)
}

function suggestStates(key: string, states: States): PlaceSuggestion[] {
  return states
    .flatMap(({ id, name }) => {
      const names = [name, ...listSpanishSpellings(id)]
      const begun = names.find((one) => toPlaceKey(one).startsWith(key)) ?? (toPlaceKey(id) === key ? name : null)
      return begun === null ? [] : [buildSuggestion('state', begun, null)]
    })
    .slice(0, most.states)
}

function readStateBegun(gazetteer: Gazetteer, text: string, states: States) {
  const comma = text.indexOf(',')
  const whole = toPlaceKey(text)
  const anywhere = { name: whole, isIn: () => true }
  if (
    comma < 0 &&
    (!whole.includes(' ') || [...gazetteer.townsBeginning(whole), ...gazetteer.countiesBeginning(whole)].length > 0)
  )
    return anywhere
  const at = comma < 0 ? text.trimEnd().lastIndexOf(' ') : comma
  const [name, begun] = [toPlaceKey(text.slice(0, at)), toPlaceKey(text.slice(at + 1))]
  const codes = states
    .filter((state) => [state.id, state.name].some((one) => toPlaceKey(one).startsWith(begun)))
    .map(({ id }) => id)
  const isExact = ({ name: full }: County) =>
    comma < 0 || toPlaceKey(full) === name || toPlaceKey(full).startsWith(`${name} `)
  return { name, isIn: (place: County) => codes.includes(place.stateCode) && isExact(place) }
}

function pickLargest<Place extends County | Town>(places: readonly Place[], key: string, count: number): Place[] {
  const isWhole = (place: Place) => (isCalled(place, key) ? 1 : 0)
  const sorted = places.toSorted((one, other) => isWhole(other) - isWhole(one) || other.zips - one.zips)
  return [...new Map(sorted.toReversed().map((place) => [formatWithState(place), place])).values()]
    .toReversed()
    .slice(0, count)
}
