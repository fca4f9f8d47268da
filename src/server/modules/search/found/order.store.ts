import { sql } from 'kysely'
import { type RankedSort, rankedSorts, type SearchFilters, type Sort } from '#domain/search/residence-search.ts'
import { type Sql, toBallPoint } from '#server/plumbing/database/listing/conditions.ts'
import { isInPlace, type Place } from './conditions.store.ts'

export type Order = Sort | 'likeness'

export type SearchQuery = {
  place: Place
  filters: SearchFilters
  name: string
  /** Null until they are looked up, and where there is no name. */
  alike: { ids: readonly string[]; likeness: readonly number[] } | null
  order: Order
}

export type PageEnd = { segment: number; key: string; id: string }

export const maxAlike = 1_000

/** Past this many the page is short and the next goes on from there, so that rare searches stay fast. */
export const maxWalked = 25_000

/** Rows with a value come first, then rows without: one condition for both could not use the index. */
export type SortSegment = {
  has?: Sql
  key: Sql
  by: Sql
  walk: Sql
  after(end: PageEnd): Sql
}

const continueAfterId = (id: string) => sql`l.residence_id > ${id}::uuid`

const orderWithoutValue = (column: Sql): SortSegment => ({
  has: sql`${column} is null`,
  key: sql`''`,
  by: sql`l.residence_id`,
  walk: sql`l.residence_id`,
  after: ({ id }) => continueAfterId(id),
})

const orderFalling = (column: Sql, typed: (key: string) => Sql, key: Sql, has?: Sql): SortSegment => ({
  ...(has && { has }),
  key,
  by: sql`${column} desc nulls last, l.residence_id`,
  walk: sql`${column} desc nulls last, l.residence_id`,
  after: ({ key, id }) => sql`${column} <= ${typed(key)} and (${column} < ${typed(key)} or ${continueAfterId(id)})`,
})

const orderRising = (column: Sql, typed: (key: string) => Sql, has?: Sql): SortSegment => ({
  ...(has && { has }),
  key: sql`${column}::text`,
  by: sql`${column}, l.residence_id`,
  walk: sql`${column}, l.residence_id`,
  after: ({ key, id }) => sql`(${column}, l.residence_id) > (${typed(key)}, ${id}::uuid)`,
})

// Microseconds: a moment in milliseconds would lose its place between two homes of one millisecond.
const sinceEpoch = sql`(extract(epoch from l.reported_at) * 1000000)::bigint::text`
const convertToMoment = (key: string) => sql`(timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond')`

export function isRanked(order: Order): order is RankedSort {
  return rankedSorts.some((one) => one === order)
}

export function buildDefaultOrder(place: Place): Sql {
  return place.around ? measureWay(place) : sql`l.reported_at desc nulls last, l.residence_id`
}

export function listSortSegments({ order, place }: SearchQuery): SortSegment[] {
  switch (order) {
    case 'beds':
    case 'level':
    case 'medicine':
      return []
    case 'fresh':
      return [
        orderFalling(sql`l.reported_at`, convertToMoment, sinceEpoch, sql`l.reported_at is not null`),
        orderWithoutValue(sql`l.reported_at`),
      ]
    case 'fee':
      return [
        orderRising(sql`l.cash_to_move_in`, (key) => sql`${key}::int`, sql`l.cash_to_move_in is not null`),
        orderWithoutValue(sql`l.cash_to_move_in`),
      ]
    case 'name':
      return [orderRising(sql`l.name`, (key) => sql`${key}::text`)]
    case 'distance':
      return [{ ...orderRising(measureWay(place), (key) => sql`${Number(key)}::float8`), walk: measureWay(place) }]
    case 'likeness':
      return [orderFalling(sql`l.likeness`, (key) => sql`${key}::int`, sql`l.likeness::text`)]
  }
}

export function measureWay({ around }: Place): Sql {
  return around ? sql`(l.place <-> ${toBallPoint(around.point)})` : sql`null::float8`
}

export function selectResidences({ place, name, alike }: SearchQuery): { named: Sql; source: Sql; isIn: Sql[] } {
  if (name === '') return { named: sql``, source: sql`listing`, isIn: isInPlace(place) }
  const { ids, likeness } = alike ?? { ids: [], likeness: [] }
  // "offset 0" keeps it a look at so many homes: joined freely, the planner may read the whole list instead.
  const named = sql`named as materialized (
    select l.*, n.likeness from unnest(${`{${ids}}`}::uuid[], ${`{${likeness}}`}::int[]) n (residence_id, likeness)
    cross join lateral (select * from listing where residence_id = n.residence_id offset 0) l
  ),`
  // Names are looked up in a state, a town or around a point, and not in a county.
  return { named, source: sql`named`, isIn: place.county ? isInPlace(place) : [] }
}

export function isMoreAlike({ alike }: SearchQuery): boolean {
  return (alike?.ids.length ?? 0) >= maxAlike
}
