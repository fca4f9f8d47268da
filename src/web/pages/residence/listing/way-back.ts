import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { isMapPoint } from '#domain/places/map-point.ts'
import type { SearchFilters } from '#domain/search/residence-search.ts'
import type { SearchAddress } from '#domain/search/search-address.ts'
import { emptySearchRequest, writeSearchFilters } from '#domain/search/search-request.ts'

type Place = { residence: string; crumbs: ResidenceWords['crumbs'] }

/** A coordinate is the reader's location unless it is a point of the map. Without a search, the home's state is used. */
export function describeSearch(
  query: SearchAddress['query'],
  state: string | null,
  { residence, crumbs }: Place,
): string {
  const { near, city } = query
  if (near && isMapPoint(near)) return crumbs.nearMap
  if (near) return /^-?\d+(\.\d+)?,/.test(near) ? crumbs.nearYou : crumbs.near(near)
  if (state !== null) return city ? crumbs.near(`${city}, ${state}`) : crumbs.inState(state)
  return Object.keys(query).length > 0 ? crumbs.search : crumbs.inState(residence)
}

type ResidenceSurroundings = Pick<ResidenceDetail, 'zip' | 'city' | 'state' | 'groups'>

export function buildSearchAround({ zip, city, state, groups }: ResidenceSurroundings): SearchAddress {
  const [audience, ...others] = new Set(groups.map((group) => group.audience))
  const isOneKind = audience && audience !== 'any' && others.length === 0
  const filters: SearchFilters = { ...emptySearchRequest.filters, beds: 'open', audience: isOneKind ? audience : null }
  return {
    query: { near: zip ?? `${city}, ${state}`, ...writeSearchFilters(filters) },
    compare: [],
  }
}
