import type { Relaxation } from '#contract/search/residence-search.ts'
import { medicines, type Need } from '#domain/residence/needs.ts'
import { getFilter } from '#domain/search/filters.ts'
import { type FilterFacts, listChecks, meets, type SearchFilters, toChord } from '#domain/search/residence-search.ts'
import { emptySearchRequest } from '#domain/search/search-request.ts'
import type { SearchQuery } from './order.store.ts'
import { type FilterChange, listFilterChanges } from './relaxations.rules.ts'

export type SuggestionSet = { steps: readonly FilterChange[]; isWidest: boolean; query: SearchQuery }

/** `way` is a straight line through the earth, in miles; null where nothing is measured. */
export type Candidate = { residence: FilterFacts; way: number | null }

const maxSteps = 3
const maxOffered = 4
const wider = [50, 100] as const
const farthest = 500

export function widenSearch(query: SearchQuery): SearchQuery {
  return stretchTo(query, Math.max(wider[1], query.place.around?.miles ?? 0))
}

/** Never changes for whom the bed is, the medicine, or a filter that stays. `homes` are those of `farOut`, nearest first. */
export function findSuggestions(query: SearchQuery, residences: readonly Candidate[]): SuggestionSet[] {
  const kinds = new Map<string, SuggestionSet & { homes: number }>()
  for (const looked of residences) {
    const less = askLessFor(looked, query)
    const steps = less ? listFilterChanges(query, less) : []
    if (!less || steps.length === 0 || steps.length > maxSteps) continue
    const key = JSON.stringify(steps)
    const kind = kinds.get(key) ?? { steps, isWidest: false, query: less, homes: 0 }
    kinds.set(key, { ...kind, homes: kind.homes + 1 })
  }
  const ordered = [...kinds.values()].toSorted((a, b) => a.steps.length - b.steps.length || b.homes - a.homes)
  const offered: SuggestionSet[] = []
  for (const kind of ordered) {
    // What is offered already with less of a change is not offered with more.
    const isMore = offered.some(({ steps }) => steps.every((step) => kind.steps.some((one) => isSame(one, step))))
    if (!isMore) offered.push(kind)
  }
  return offered.slice(0, maxOffered)
}

export function buildWidestSearches(query: SearchQuery): SuggestionSet[] {
  const { filters, place } = query
  const taken = Object.fromEntries(medicines.flatMap((one) => (filters.needs[one] ? [[one, filters.needs[one]]] : [])))
  const { filters: anything } = emptySearchRequest
  const nothing: SearchFilters = { ...anything, beds: 'open' }
  const wherever = { ...place, city: null, stateCode: place.around ? null : place.stateCode }
  const asks: SearchFilters[] = [
    { ...nothing, audience: filters.audience, needs: taken, includesNotStated: Object.keys(taken).length > 0 },
    { ...nothing, audience: filters.audience },
    nothing,
    anything,
  ]
  const reaches = place.around ? [Math.max(wider[1], place.around.miles), farthest] : [0]
  return asks.flatMap((less) =>
    reaches.map((miles) => {
      const widest = stretchTo({ ...query, filters: less, name: '', alike: null, place: wherever }, miles)
      return { steps: listFilterChanges(query, widest), isWidest: true, query: widest }
    }),
  )
}

function askLessFor({ residence, way }: Candidate, query: SearchQuery): SearchQuery | null {
  const { filters, place } = query
  const failed = listChecks(residence, filters).filter((check) => !meets(check, filters))
  let less: SearchFilters = filters
  for (const check of failed) {
    if (check.what === 'beds') {
      if (filters.beds !== 'open' || !residence.keepsWaitingList) return null
      less = { ...less, beds: 'open_or_waiting' }
    } else if (check.what === 'audience') return null
    else if (check.said === 'not_stated') less = { ...less, includesNotStated: true }
    else if (check.what === 'need') {
      if (medicines.some((medicine) => medicine === check.need)) return null
      less = { ...less, needs: leaveOutNeed(less.needs, check.need) }
    } else {
      if (!getFilter(check.what).mayBeDropped) return null
      less = { ...less, [check.what]: emptySearchRequest.filters[check.what] }
    }
  }
  const miles = place.around && findReach(place.around.miles, way ?? 0)
  return miles === undefined ? null : stretchTo({ ...query, filters: less }, miles ?? 0)
}

function findReach(miles: number, way: number): number | undefined {
  return [miles, ...wider.filter((more) => more > miles)].find((reach) => way <= toChord(reach))
}

function leaveOutNeed(asked: SearchFilters['needs'], need: Need): SearchFilters['needs'] {
  const { [need]: _, ...others } = asked
  return others
}

function stretchTo(query: SearchQuery, miles: number): SearchQuery {
  const { around } = query.place
  if (!around || around.miles === miles) return query
  // The names alike are those of another place then.
  return { ...query, alike: null, place: { ...query.place, around: { ...around, miles } } }
}

const isSame = (one: FilterChange, other: FilterChange) => one.change === other.change && one.to === other.to

export function toRelaxations(
  { steps, isWidest }: SuggestionSet,
  total: Pick<Relaxation, 'homes' | 'isLeast'>,
): Relaxation[] {
  const [first, ...also] = steps
  return first ? [{ ...first, also, isWidest, ...total }] : []
}
