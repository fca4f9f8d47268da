import { type RawBuilder, sql } from 'kysely'
import { staleAfterMs, withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { listTownSpellings } from '#domain/places/place-name.ts'
import { needs, toNeedBits, toPeopleBits, type WantedAnswer } from '#domain/residence/needs.ts'
import { listPeople, type Point, type SearchFilters, toChord } from '#domain/search/residence-search.ts'
import { preparedPrefix } from '#server/plumbing/database/prepared-statements.ts'
import { buildFilterConditions } from './filters.store.ts'

/*
 * What is asked of a home, as conditions on `listing l`. They say in SQL what `meets` says in
 * src/domain/search/residence-search.ts; a property test holds the two together.
 */

export type Sql = RawBuilder<unknown>

export const asPrepared = sql.raw(preparedPrefix)

/** Every value that is not null narrows it: a radius and a state give homes in both. */
export type Place = {
  around: { point: Point; miles: number } | null
  stateCode: string | null
  city: string | null
  county?: (CountyArea & { middle: Point }) | undefined
}

export type CountyArea = { zips: readonly string[]; towns: readonly string[] }

export function isWholeState({ around, city, county }: Place): boolean {
  return around === null && city === null && !county
}

export function toBallPoint({ latitude, longitude }: Point): Sql {
  return sql`earth_point(${latitude}::float8, ${longitude}::float8)`
}

export function isInPlace({ around, stateCode, city, county }: Place): Sql[] {
  const conditions: Sql[] = []
  if (around) {
    const chord = toChord(around.miles)
    // The box ends a walk along the index; the distance cuts its corners off.
    conditions.push(sql`l.place && cube_enlarge(${toBallPoint(around.point)}, ${chord}::float8, 3)`)
    conditions.push(sql`l.place <-> ${toBallPoint(around.point)} <= ${chord}::float8`)
  }
  if (stateCode !== null) conditions.push(sql`l.state_code = ${stateCode}`)
  if (city !== null) conditions.push(sql`lower(l.city) = any(${writeTexts(listTownSpellings(city))})`)
  if (county) {
    const inTown = sql`l.zip is null and lower(l.city) = any(${writeTexts(county.towns.flatMap(listTownSpellings))})`
    conditions.push(sql`(l.zip = any(${writeTexts(county.zips)}) or (${inTown}))`)
  }
  return conditions
}

const writeTexts = (some: readonly string[]) => sql`${`{${some.map((one) => JSON.stringify(one))}}`}::text[]`

/** Must accept the same homes as `meets` of the domain; expensive conditions come last. */
export function isMet(filters: SearchFilters, now: Date): Sql[] {
  // A withdrawn home is told by itself, without looking at its beds.
  const isCurrent = filters.beds === 'open' ? [sql`l.reported_at >= ${computeWithdrawnBefore(now)}`] : []
  return [...isCurrent, ...buildFilterConditions(filters, now), ...saysAsWanted(filters), ...hasBeds(filters, now)]
}

function hasBeds(filters: SearchFilters, now: Date): Sql[] {
  const { beds, audience } = filters
  const taken = takesThem(listPeople(filters))
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

function saysAsWanted(filters: SearchFilters): Sql[] {
  const listWanted = (which: WantedAnswer) => needs.filter((need) => filters.needs[need] === which)
  if (listWanted('yes').length + listWanted('no').length === 0) return []
  const [yes, no] = [listWanted('yes'), listWanted('no')].map((some) => sql`${String(toNeedBits(some))}::bigint`)
  return filters.includesNotStated
    ? [sql`l.stated_no & ${yes} = 0`, sql`l.stated_yes & ${no} = 0`]
    : [sql`l.stated_yes & ${yes} = ${yes}`, sql`l.stated_no & ${no} = ${no}`]
}

/** The same rule as `serves` of the domain, on `listing_beds b` and `listing l`. */
export function takesThem({ audience, includesNotStated }: People): Sql {
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

/** Hides the conditions from the planner, which would otherwise walk an index in order expecting many matches. */
export function hideFromPlanner(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql`case when ${joinWithAnd(conditions)} then true end`
}
