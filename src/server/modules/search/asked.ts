import { type SearchQuery, searchLimits } from '#contract/residence-search.ts'
import type { NarrLevel } from '#domain/residence.ts'
import { type Need, needs, type Wanted } from '#domain/residence-needs.ts'
import type { Ask, BedsWanted } from '#domain/residence-search.ts'
import type { Place } from '#server/modules/search/conditions.store.ts'
import type { Order, Wish } from '#server/modules/search/order.store.ts'

export const homesPerPage = 25
export const usualRadius = 25

/** A query as the database is asked for it, in a place that is known by now. */
export function wishOf(query: SearchQuery, place: Place): Wish {
  return { place, ask: askOf(query), name: query.q ?? '', alike: null, order: orderOf(query, place) }
}

/** The whole number a query says, null where it says none. */
export function numberIn(text: string | undefined): number | null {
  return text ? Number(text) : null
}

export function pageSize({ limit }: SearchQuery): number {
  return Math.min(numberIn(limit) ?? homesPerPage, searchLimits.limit)
}

function askOf(query: SearchQuery): Ask {
  const levels = (query.level ?? '').split(',').filter((level) => level !== '')
  return {
    beds: bedsOf(query.open),
    audience: query.for || null,
    // The contract lets 1 to 4 through and nothing else.
    levels: levels.map((level) => Number(level) as NarrLevel),
    certified: query.certified === '1',
    cashMax: numberIn(query.fee_max),
    soberDays: numberIn(query.sober_days),
    needs: needsOf(query),
    includesNotStated: query.unstated === '1',
  }
}

/** Nearest first where there is a place to be near to, then the most alike name, then the newest number. */
function orderOf({ sort, q }: SearchQuery, place: Place): Order {
  const isNear = place.around !== null
  if (sort && (sort !== 'distance' || isNear)) return sort
  if (isNear) return 'distance'
  return q ? 'likeness' : 'fresh'
}

function bedsOf(open: SearchQuery['open']): BedsWanted {
  if (open === 'waiting') return 'open_or_waiting'
  return open === '1' ? 'open' : 'any'
}

function needsOf(query: SearchQuery): Partial<Record<Need, Wanted>> {
  const asked: Partial<Record<Need, Wanted>> = {}
  for (const need of needs) {
    const wanted = query[need]
    if (wanted) asked[need] = wanted
  }
  return asked
}
