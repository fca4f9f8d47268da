import type { ListingWords } from '#content/residence/listing.en.ts'
import type { PlaceSaid, SearchWords } from '#content/search/search.en.ts'
import type { FoundPlace } from '#contract/search/residence-search.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { capitalize } from '#domain/language/capital.ts'
import { dropMap, isMapPoint } from '#domain/places/map-point.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { medicines } from '#domain/residence/needs.ts'
import { getFilter, listActiveFilters } from '#domain/search/filters.ts'
import { listPeople } from '#domain/search/residence-search.ts'
import { buildSearch, changeSearch, keepOnlyPlace, type SearchAddress } from '#domain/search/search-address.ts'
import { listNeededAnswers, readSearchRequest } from '#domain/search/search-request.ts'
import { describeFilterChip } from './filters-said.ts'

export type BothWords = { words: SearchWords; listingWords: ListingWords }

export type Chip = {
  name: string
  words: string
  to: string
  isSaid: boolean
}

export function listPeopleAsked(query: SearchAddress['query']): People {
  return listPeople(readSearchRequest(query).filters)
}

/** Always names the state and, where somebody asked for one, the region. */
export function describePlace({ kind, name, state, region, radius }: FoundPlace): PlaceSaid {
  const own = (kind === 'zip' || kind === 'town' || kind === 'county') && state ? `${name}, ${state}` : name
  return { kind, name: region ? `${own} (${region})` : own, radius }
}

export function toChips(
  address: SearchAddress,
  path: string,
  isNear: boolean,
  { words, listingWords }: BothWords,
): Chip[] {
  const { query } = address
  const { filters, radius, name } = readSearchRequest(query)
  const { chips } = words
  const found: Chip[] = []
  const add = (name: string, text: string, isSaid = false) => {
    found.push({ name, words: text, isSaid, to: path + buildSearch(changeSearch(address, { [name]: null })) })
  }
  // The usual distance has no name in the address: there is nothing to take away.
  if (isNear && radius !== null) add('radius', chips.radius(radius), true)
  if (filters.audience) add('for', capitalize(listingWords.audiences[filters.audience].one), true)
  if (filters.beds !== 'any') add('open', chips.beds[filters.beds], true)
  for (const { need, wanted } of listNeededAnswers(query)) {
    const needText = listingWords.needs[need]
    add(need, wanted === 'no' ? needText.no : needText.yes)
  }
  for (const filter of listActiveFilters(filters))
    add(getFilter(filter).address, describeFilterChip(filter, filters, words.filters))
  if (name) add('q', chips.name(name))
  if (filters.includesNotStated) add('unstated', chips.unstated)
  return found
}

export function describeResidencesMeant(filters: SearchAddress['query'], { words, listingWords }: BothWords): string {
  const wantedMedicines = medicines.filter((medicine) => filters[medicine] === 'yes')
  const others = toChips({ query: filters, compare: [] }, '', false, { words, listingWords })
    .filter(({ name }) => name !== 'for' && !wantedMedicines.some((medicine) => medicine === name))
    .map((chip) => chip.words)
  return words.problems.residencesMeant({
    audience: readSearchRequest(filters).filters.audience,
    medicines: wantedMedicines,
    others,
  })
}

/** Whether homes that have not said are included does not count as a need. */
export function countNeeds(chips: readonly Chip[]): number {
  return chips.filter(({ name }) => name !== 'unstated' && name !== 'radius').length
}

export function buildClearPath(address: SearchAddress, path: string): string {
  return path + buildSearch(keepOnlyPlace(address))
}

export type StateName = { code: string; name: string }

export function formatWhere(query: SearchAddress['query'], states: readonly StateName[], words: SearchWords): string {
  if (query.near && isMapPoint(query.near)) return `${words.form.mapValue} ${dropMap(query.near)}`
  if (query.near)
    return /^-?\d/.test(query.near) && query.near.includes(',')
      ? `${words.form.nearMeValue} (${query.near})`
      : query.near
  const code = query.state?.toUpperCase()
  if (query.city) return code ? `${query.city}, ${code}` : query.city
  return states.find((state) => state.code === code)?.name ?? query.state ?? ''
}

/** People type LA for the city; the state is Louisiana written out. */
const losAngeles = 'la'

/** `names` may hold several names of each state. */
export function addStateMeant(address: SearchAddress, names: readonly StateName[]): SearchAddress {
  const typed = toPlaceKey(address.query.near ?? '')
  const { sort = null } = address.query
  const isCode = (code: string) => typed === toPlaceKey(code) && typed !== losAngeles
  const meant = names.find(({ code, name }) => typed === toPlaceKey(name) || isCode(code))
  return meant
    ? changeSearch(address, {
        near: null,
        radius: null,
        city: null,
        state: meant.code,
        sort: sort === 'distance' ? null : sort,
      })
    : address
}
