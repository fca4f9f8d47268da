import { type RawBuilder, sql } from 'kysely'
import { staleAfterMs, withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { needs, toNeedBits, toPeopleBits, type WantedAnswer } from '#domain/residence/needs.ts'
import { listPeople, type Point, type SearchFilters } from '#domain/search/residence-search.ts'
import { buildFilterConditions } from './filter-conditions.ts'

/*
 * What is asked of a home, as conditions on `listing l`. They say in SQL what `meets` says in
 * src/domain/search/residence-search.ts; a property test holds the two together.
 */

export type Sql = RawBuilder<unknown>

/** Must accept the same homes as `meets` of the domain; expensive conditions come last. */
export function isMet(filters: SearchFilters, now: Date): Sql[] {
  // A withdrawn home is told by itself, without looking at its beds.
  const isCurrent = filters.beds === 'open' ? [sql`l.reported_at >= ${computeWithdrawnBefore(now)}`] : []
  return [...isCurrent, ...buildFilterConditions(filters, now), ...matchStated(filters), ...hasBeds(filters, now)]
}

function hasBeds(filters: SearchFilters, now: Date): Sql[] {
  const { beds, audience } = filters
  const taken = matchPeople(listPeople(filters))
  const open = sql`(select true from listing_beds b where b.residence_id = l.residence_id and ${taken}
    and ${isCounted(now)} and ${openBeds(now)} > 0 limit 1)`
  if (beds === 'open') return [open]
  const takes = sql`(select true from listing_beds b
    where b.residence_id = l.residence_id and ${taken} limit 1)`
  return [
    ...(audience === null ? [] : [takes]),
    ...(beds === 'open_or_waiting' ? [sql`(l.keeps_waiting_list or ${open})`] : []),
  ]
}

function matchStated(filters: SearchFilters): Sql[] {
  const listWanted = (which: WantedAnswer) => needs.filter((need) => filters.needs[need] === which)
  if (listWanted('yes').length + listWanted('no').length === 0) return []
  const [yes, no] = [listWanted('yes'), listWanted('no')].map((some) => sql`${String(toNeedBits(some))}::bigint`)
  return filters.includesNotStated
    ? [sql`l.stated_no & ${yes} = 0`, sql`l.stated_yes & ${no} = 0`]
    : [sql`l.stated_yes & ${yes} = ${yes}`, sql`l.stated_no & ${no} = ${no}`]
}

/** The same rule as `serves` of the domain, on `listing_beds b` and `listing l`. */
export function matchPeople({ audience, includesNotStated }: People): Sql {
  if (audience === null) return sql`true`
  const bits = sql`${String(toPeopleBits(audience))}::bigint`
  const takes = includesNotStated ? sql`l.stated_no & ${bits} = 0` : sql`l.stated_yes & ${bits} = ${bits}`
  return sql`(b.audience = ${audience} or (b.audience = 'any' and (${takes})))`
}

export function isCounted(now: Date): Sql {
  return sql`b.reported_at >= ${computeWithdrawnBefore(now)}`
}

export function openBeds(now: Date): Sql {
  return sql`beds_open(b.total_beds, b.occupied, b.holds, ${now}::timestamptz)`
}

export function computeWithdrawnBefore(now: Date): Sql {
  return sql`${new Date(now.getTime() - withdrawnAfterMs)}::timestamptz`
}

export function computeStaleBefore(now: Date): Sql {
  return sql`${new Date(now.getTime() - staleAfterMs)}::timestamptz`
}

export function joinWithAnd(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export function toBallPoint({ latitude, longitude }: Point): Sql {
  return sql`earth_point(${latitude}::float8, ${longitude}::float8)`
}
