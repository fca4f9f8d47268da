import type { Relaxation } from '#contract/search/residence-search.ts'
import { needOfAudience } from '#domain/residence/needs.ts'
import { filters, getFilter, listActiveFilters } from '#domain/search/filters.ts'
import type { Point, SearchFilters } from '#domain/search/residence-search.ts'
import { searchChanges } from '#domain/search/search-changes.ts'
import { type SearchText, searchLimits, writeSearchFilters } from '#domain/search/search-request.ts'
import type { SearchQuery } from './order.store.ts'

export type Change = FilterChange & { query: SearchQuery }

export type FilterChange = Pick<Relaxation, 'change' | 'from' | 'to'>

export function listFilterChanges(before: SearchQuery, after: SearchQuery): FilterChange[] {
  const [from, to] = [toSearchText(before), toSearchText(after)]
  return searchChanges.flatMap((change) => {
    const step = { change, from: from[change] ?? '', to: to[change] ?? '' }
    return step.from === step.to ? [] : [step]
  })
}

function toSearchText({ filters, place, name }: SearchQuery): SearchText {
  return {
    ...writeSearchFilters(filters),
    q: name,
    ...(place.around && { radius: String(place.around.miles) }),
    ...(place.city && { city: place.city }),
    ...(place.stateCode && { state: place.stateCode }),
  }
}

const radii = [10, 25, 50, 100, 200, searchLimits.radius]
const radiiAroundCounty = [50, 100]
const dearerBy = [100, 250]
const maxRadii = 2

/**
 * Least demanding first; each entry is one kind of change in growing steps. Never changes for whom the bed is or the
 * medicine.
 */
export function listChanges(query: SearchQuery): Change[][] {
  return [
    includeUnstated(query),
    lookFarther(query),
    includeWaiting(query),
    allowDearer(query),
    allowAnyLevel(query),
    includeUncertified(query),
  ].filter((steps) => steps.length > 0)
}

function relaxFilters(query: SearchQuery, filters: Partial<SearchFilters>): Change[] {
  const less = { ...query, filters: { ...query.filters, ...filters } }
  return listFilterChanges(query, less).map((step) => ({ ...step, query: less }))
}

function includeUnstated(query: SearchQuery): Change[] {
  const { includesNotStated, audience, needs: asked } = query.filters
  const isAskedOfPeople = audience !== null && needOfAudience[audience] !== undefined
  const isFiltered = listActiveFilters(query.filters).some((name) => !getFilter(name).isKnown)
  const canBeUnstated = isAskedOfPeople || Object.keys(asked).length > 0 || isFiltered
  if (includesNotStated || !canBeUnstated) return []
  return relaxFilters(query, { includesNotStated: true })
}

function lookFarther(query: SearchQuery): Change[] {
  const { around, county, ...place } = query.place
  if (county) return lookAroundCounty(query, county.middle)
  if (!around) return []
  return radii
    .filter((miles) => miles > around.miles)
    .slice(0, maxRadii)
    .map((miles) => ({
      change: 'radius',
      from: String(around.miles),
      to: String(miles),
      query: { ...query, alike: null, place: { ...place, around: { ...around, miles } } },
    }))
}

function lookAroundCounty(query: SearchQuery, point: Point): Change[] {
  return radiiAroundCounty.map((miles) => ({
    change: 'radius',
    from: '',
    to: String(miles),
    query: { ...query, alike: null, place: { around: { point, miles }, stateCode: null, city: null } },
  }))
}

function includeWaiting(query: SearchQuery): Change[] {
  return query.filters.beds === 'open' ? relaxFilters(query, { beds: 'open_or_waiting' }) : []
}

function allowDearer(query: SearchQuery): Change[] {
  const { cash } = query.filters
  if (cash === null) return []
  return dearerBy
    .map((dollars) => cash + dollars)
    .filter((most) => most <= filters.cash.most)
    .flatMap((most) => relaxFilters(query, { cash: most }))
}

function allowAnyLevel(query: SearchQuery): Change[] {
  return relaxFilters(query, { level: [] })
}

function includeUncertified(query: SearchQuery): Change[] {
  return relaxFilters(query, { certified: false })
}
