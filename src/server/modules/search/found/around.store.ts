import { sql } from 'kysely'
import type { SearchAnswer } from '#contract/search/residence-search.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { needs, readNeedBits, toNeedBits } from '#domain/residence/needs.ts'
import { type FilterFacts, listPeople } from '#domain/search/residence-search.ts'
import {
  computeStaleBefore,
  computeWithdrawnBefore,
  isCounted,
  joinWithAnd,
  matchPeople,
  openBeds,
  type Sql,
} from '#server/plumbing/database/listing/conditions.ts'
import { selectFilterFacts } from '#server/plumbing/database/listing/filter-conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { asPrepared, isInPlace, isWholeState, type Place } from './conditions.store.ts'
import { buildDefaultOrder, measureWay, type SearchQuery, selectResidences } from './order.store.ts'

/*
 * What stands around the answers of a search. Nothing here grows with the directory: states and the country are read
 * from counts that are kept, everything else looks at so many homes and no more, the nearest or those that spoke last.
 */
const maxExamined = 10_000
const maxForNeeds = 1_000
const maxForMisses = 500
const maxForTowns = 5_000

type NeedCounts = SearchAnswer['needs']
export type PlaceCounts = { lookedAt: number; needs: NeedCounts }

export async function countPlace(tx: Tx, place: Place): Promise<PlaceCounts> {
  return isWholeState(place) ? countKept(tx, place.stateCode) : countHere(tx, place)
}

async function countKept(tx: Tx, stateCode: string | null): Promise<PlaceCounts> {
  const { rows } = await sql<{
    facet: string
    residences: number
  }>`${asPrepared}select facet, sum(residences)::int as residences from listing_facet
    where ${stateCode === null ? sql`true` : sql`state_code = ${stateCode}`} group by facet`.execute(tx)
  const residencesOfFacet = new Map(rows.map(({ facet, residences }) => [facet, residences]))
  const count = (facet: string) => residencesOfFacet.get(facet) ?? 0
  return {
    lookedAt: count('residences'),
    needs: needs.map((need) => countThreeWays(need, count(`yes:${need}`), count(`no:${need}`), count('residences'))),
  }
}

async function countHere(tx: Tx, place: Place): Promise<PlaceCounts> {
  const here = joinWithAnd(isInPlace(place))
  const countStated = (column: Sql) => {
    const each = needs.map(
      (need) => sql`count(*) filter (where ${column} & ${writeBits(toNeedBits([need]))} <> 0)::int`,
    )
    return sql`array[${sql.join(each)}]`
  }
  const { rows } = await sql<{
    lookedAt: number
    residences: number
    yes: number[]
    no: number[]
  }>`${asPrepared}with near as materialized (
      select l.stated_yes, l.stated_no from listing l where ${here}
      ${place.around ? sql`order by ${measureWay(place)}` : sql``} limit ${sql.lit(maxForNeeds)}
    )
    select (select count(*)::int from (select from listing l where ${here} limit ${sql.lit(maxExamined)}) l) as "lookedAt",
      count(*)::int as residences, ${countStated(sql`near.stated_yes`)} as yes, ${countStated(sql`near.stated_no`)} as no
    from near`.execute(tx)
  const { lookedAt = 0, residences = 0, yes = [], no = [] } = rows[0] ?? {}
  return { lookedAt, needs: needs.map((need, bit) => countThreeWays(need, yes[bit] ?? 0, no[bit] ?? 0, residences)) }
}

const writeBits = (mask: bigint) => sql`${String(mask)}::bigint`

function countThreeWays(
  need: NeedCounts[number]['need'],
  yes: number,
  no: number,
  residences: number,
): NeedCounts[number] {
  return { need, yes, no, notStated: residences - yes - no }
}

type SearchedRow = Omit<FilterFacts, 'yes' | 'no' | 'age'> & {
  id: string
  way: number | null
  saidYes: string
  saidNo: string
}

export async function readSearched(
  tx: Tx,
  query: SearchQuery,
  now: Date,
): Promise<{ id: string; way: number | null; residence: FilterFacts }[]> {
  const { named, source, isIn } = selectResidences(query)
  const order = buildDefaultOrder(query.place)
  const { rows } = await sql<SearchedRow>`${asPrepared}with ${named} near as materialized (
      select l.* from ${source} l where ${joinWithAnd(isIn)} order by ${order} limit ${sql.lit(maxForMisses)}
    )
    select l.residence_id as id, ${measureWay(query.place)} as way, l.keeps_waiting_list as "keepsWaitingList",
      ${selectFilterFacts(now)},
      l.stated_yes::text as "saidYes", l.stated_no::text as "saidNo", beds.*
    from near l cross join lateral (
      select coalesce(array_agg(distinct b.audience), '{}') as audiences,
        sum(${openBeds(now)}) filter (where ${matchPeople(listPeople(query.filters))} and ${isCounted(now)})::int
          as "availableBeds"
      from listing_beds b where b.residence_id = l.residence_id
    ) beds
    order by ${order}`.execute(tx)
  return rows.map(({ id, way, saidYes, saidNo, ...row }) => ({
    id,
    way,
    // No check asks how old a number is, only whether it still counts.
    residence: { ...row, age: 'fresh', yes: readNeedBits(BigInt(saidYes)), no: readNeedBits(BigInt(saidNo)) },
  }))
}

export type TownCount = {
  name: string
  homes: number
  openBeds: number
  bedsToConfirm: number
  x: number
  y: number
  z: number
}

export async function countTowns(tx: Tx, stateCode: string, people: People, now: Date): Promise<TownCount[]> {
  const { rows } = await sql<TownCount>`${asPrepared}with residences as materialized (
      select l.residence_id, l.city, l.place, l.reported_at, l.stated_yes, l.stated_no from listing l where l.state_code = ${stateCode}
      order by l.reported_at desc nulls last, l.residence_id limit ${sql.lit(maxForTowns)}
    ), beds as materialized (
      select l.city, sum(b.open) filter (where b.reported_at >= ${computeStaleBefore(now)}) as fresh,
        sum(b.open) filter (where b.reported_at < ${computeStaleBefore(now)}) as older
      from residences l cross join lateral (
        select b.reported_at, ${openBeds(now)} as open from listing_beds b
        where b.residence_id = l.residence_id and ${matchPeople(people)} and ${isCounted(now)} offset 0
      ) b
      where l.reported_at >= ${computeWithdrawnBefore(now)} group by l.city
    ), towns as (
      select h.city, count(*)::int as homes,
        avg(cube_ll_coord(h.place, 1)) as x, avg(cube_ll_coord(h.place, 2)) as y, avg(cube_ll_coord(h.place, 3)) as z
      from residences h group by h.city
    )
    select t.city as name, t.homes, coalesce(b.fresh, 0)::int as "openBeds",
      coalesce(b.older, 0)::int as "bedsToConfirm", t.x, t.y, t.z
    from towns t left join beds b on b.city = t.city order by "openBeds" desc, "bedsToConfirm" desc, t.homes desc, t.city`.execute(
    tx,
  )
  return rows
}
