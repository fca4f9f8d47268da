import { sql } from 'kysely'
import { medicines, toNeedBits } from '#domain/residence/needs.ts'
import { listPeople, type RankedSort } from '#domain/search/residence-search.ts'
import {
  isCounted,
  isMet,
  joinWithAnd,
  matchPeople,
  openBeds,
  type Sql,
} from '#server/plumbing/database/listing/conditions.ts'
import { hideFromPlanner } from './conditions.store.ts'
import {
  buildDefaultOrder,
  maxWalked,
  measureWay,
  type PageEnd,
  type SearchQuery,
  selectResidences,
} from './order.store.ts'

const maxRanked = 1_000

export function selectRanked(
  query: SearchQuery,
  order: RankedSort,
  now: Date,
  { after, limit }: { after: PageEnd | null; limit: number },
): Sql {
  const { place, filters } = query
  const { named, source, isIn } = selectResidences(query)
  const tie = place.around ? measureWay(place) : sql`coalesce(-extract(epoch from l.reported_at) * 1000000, 0)`
  return sql`${named} looked as materialized (
      select l.*, ${measureWay(place)} as way from ${source} l where ${joinWithAnd(isIn)}
      order by ${buildDefaultOrder(place)} limit ${sql.lit(maxWalked)}
    ), found as materialized (
      select l.*, ${orderByRank(order, query, now)}::float8 as rank, ${tie}::float8 as tie from looked l
      where ${hideFromPlanner(isMet(filters, now))} limit ${sql.lit(maxRanked)}
    ), ranked as materialized (
      select l.*, l.rank::text || ' ' || l.tie::text as key from found l where ${isAfter(after)}
      order by l.rank, l.tie, l.residence_id limit ${sql.lit(limit)}
    )`
}

function orderByRank(order: RankedSort, { filters }: SearchQuery, now: Date): Sql {
  switch (order) {
    case 'beds':
      // A number that is withdrawn comes after "none open".
      return sql`coalesce((select -sum(${openBeds(now)}) from listing_beds b
        where b.residence_id = l.residence_id and ${matchPeople(listPeople(filters))} and ${isCounted(now)}), 1)`
    case 'level':
      return sql`coalesce(l.narr_level, 9)`
    case 'medicine': {
      // A home that refuses one of the medicines comes after one that has not said.
      const countMedicines = (column: Sql) =>
        sql`bit_count((${column} & ${String(toNeedBits(medicines))}::bigint)::bit(64))`
      return sql`${countMedicines(sql`l.stated_no`)} - 4 * ${countMedicines(sql`l.stated_yes`)}`
    }
  }
}

function isAfter(after: PageEnd | null): Sql {
  if (after === null) return sql`true`
  // As numbers: PostgreSQL refuses a text that is beyond them.
  const [rank = 0, tie = 0] = after.key.split(' ').map(Number)
  return sql`(l.rank, l.tie, l.residence_id) > (${rank}::float8, ${tie}::float8, ${after.id}::uuid)`
}
