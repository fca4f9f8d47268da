import { sql } from 'kysely'
import { listPeople, toChord } from '#domain/search/residence-search.ts'
import { addNames } from '#server/modules/search/meant/names.store.ts'
import {
  computeStaleBefore,
  isCounted,
  isMet,
  joinWithAnd,
  matchPeople,
  openBeds,
  type Sql,
} from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { asPrepared, hideFromPlanner, isInPlace, isWholeState, type Place } from './conditions.store.ts'
import { isMoreAlike, maxWalked, measureWay, type SearchQuery, selectResidences } from './order.store.ts'

export const maxCounted = 1_000

const maxForChanges = 10_000

const maxForExact = 100_000

export type Total = { homes: number; isLeast: boolean }

export type BedSums = { bedsFresh: number; bedsOlder: number; saidBeds: number }

type CountRow = { homes: number; here: number }

export function countResidences(tx: Tx, query: SearchQuery, now: Date): Promise<Total> {
  return countNearerFirst(query, (nearer) => countAllResidences(tx, nearer, now))
}

export function countResidencesAndBeds(tx: Tx, query: SearchQuery, now: Date): Promise<Total & BedSums> {
  return countNearerFirst(query, (nearer) => countAllResidencesAndBeds(tx, nearer, now))
}

export async function countExactly(tx: Tx, query: SearchQuery, now: Date): Promise<Total> {
  const { place, name, filters } = query
  if (name === '' && place.around === null && place.city === null && isMet(filters, now).length === 0) {
    const { rows } = await sql<{ homes: number }>`select ${selectResidencesHere(place)} as homes`.execute(tx)
    return { homes: rows[0]?.homes ?? 0, isLeast: false }
  }
  const [total] = await countEach(tx, [query], now, { most: maxForExact })
  return total ?? { homes: 0, isLeast: false }
}

async function countAllResidences(tx: Tx, query: SearchQuery, now: Date): Promise<Total> {
  const { rows } = await sql<CountRow>`${asPrepared}with ${selectFoundResidences(query, now, sql`true`)}
    select ${selectCounts(query, now)}`.execute(tx)
  return countTotal(query, rows[0])
}

async function countAllResidencesAndBeds(tx: Tx, query: SearchQuery, now: Date): Promise<Total & BedSums> {
  const sums = sql`
    select sum(${openBeds(now)}) filter (where b.reported_at >= ${computeStaleBefore(now)}) as fresh,
      sum(${openBeds(now)}) filter (where b.reported_at < ${computeStaleBefore(now)}) as older,
      sum(b.total_beds) as said
    from listing_beds b
    where b.residence_id = l.residence_id and ${matchPeople(listPeople(query.filters))} and ${isCounted(now)}`
  const { rows } = await sql<
    CountRow & BedSums
  >`${asPrepared}with ${selectFoundResidences(query, now, sql`l.residence_id, l.stated_yes, l.stated_no`)}, open as (
      select coalesce(sum(beds.fresh), 0)::int as fresh, coalesce(sum(beds.older), 0)::int as older,
        coalesce(sum(beds.said), 0)::int as said
      from (select * from found limit ${sql.lit(maxCounted)}) l cross join lateral (${sums}) beds
    )
    select ${selectCounts(query, now)}, open.fresh as "bedsFresh", open.older as "bedsOlder",
      open.said as "saidBeds" from open`.execute(tx)
  const { bedsFresh = 0, bedsOlder = 0, saidBeds = 0 } = rows[0] ?? {}
  return { ...countTotal(query, rows[0]), bedsFresh, bedsOlder, saidBeds }
}

async function countNearerFirst<Count extends Total>(
  query: SearchQuery,
  count: (query: SearchQuery) => Promise<Count>,
): Promise<Count> {
  const { around } = query.place
  if (around && query.name === '' && around.miles >= wide) {
    const near = await count({
      ...query,
      place: { ...query.place, around: { ...around, miles: around.miles / closer } },
    })
    if (near.homes === maxCounted && near.isLeast) return near
  }
  return count(query)
}

const [wide, closer] = [50, 10]

/** At most one more than the limit. Around a point the order is undefined, which lets it stop early. */
function selectFoundResidences(query: SearchQuery, now: Date, columns: Sql): Sql {
  const { named, source, isIn } = selectResidences(query)
  const conditions = isMet(query.filters, now)
  const looked = conditions.length === 0 ? maxCounted + 1 : maxWalked
  return sql`${named} found as materialized (
    select ${columns} from (
      select * from ${source} l where ${joinWithAnd(isIn)} ${query.place.around ? sql`` : defaultWalk} limit ${sql.lit(looked)}
    ) l
    where ${hideFromPlanner(conditions)} limit ${sql.lit(maxCounted + 1)}
  )`
}

/** `isLeast` where the place has more homes than `most`. `beyond` skips homes within that many miles. */
export async function countEach(
  tx: Tx,
  queries: readonly SearchQuery[],
  now: Date,
  { beyond = null, most = maxForChanges }: { beyond?: number | null; most?: number } = {},
): Promise<Total[]> {
  if (!queries[0]) return []
  const query = await addNames(tx, queries[0])
  const { named, source, isIn } = selectResidences(query)
  const isBeyond = beyond === null ? [] : [sql`${measureWay(query.place)} > ${toChord(beyond)}::float8`]
  const each = queries.map(({ filters }) => sql`count(*) filter (where ${joinWithAnd(isMet(filters, now))})::int`)
  const { rows } = await sql<{ residences: number[]; looked: number }>`${asPrepared}with ${named} looked as (
      select l.* from ${source} l where ${joinWithAnd([...isIn, ...isBeyond])} ${query.place.around ? sql`` : defaultWalk}
      limit ${sql.lit(most)}
    )
    select array[${sql.join(each)}] as residences, count(*)::int as looked from looked l`.execute(tx)
  const { residences = [], looked = 0 } = rows[0] ?? {}
  return residences.map((one) => ({ homes: one, isLeast: looked >= most || isMoreAlike(query) }))
}

const defaultWalk = sql`order by l.reported_at desc nulls last, l.residence_id`

export async function isMoreThanAWalk(tx: Tx, place: Place): Promise<boolean> {
  const { rows } = await sql<{ here: number }>`${asPrepared}select ${selectResidencesHere(place)} as here`.execute(tx)
  return (rows[0]?.here ?? 0) > maxWalked
}

function selectCounts(query: SearchQuery, now: Date): Sql {
  const isFew = sql`(select count(*) from found) <= ${sql.lit(maxCounted)}`
  const mayBeMore = query.name === '' && isMet(query.filters, now).length > 0
  return sql`(select count(*)::int from found) as homes,
    ${mayBeMore ? sql`case when ${isFew} then ${selectResidencesHere(query.place)} else 0 end` : sql`0`} as here`
}

function selectResidencesHere(place: Place): Sql {
  if (isWholeState(place)) {
    const isIn = place.stateCode === null ? sql`true` : sql`state_code = ${place.stateCode}`
    return sql`(select coalesce(sum(residences), 0)::int from listing_facet where facet = 'residences' and ${isIn})`
  }
  return sql`(select count(*)::int from (
    select from listing l where ${joinWithAnd(isInPlace(place))} limit ${sql.lit(maxWalked + 1)}
  ) here)`
}

function countTotal(query: SearchQuery, { homes: residences, here }: CountRow = { homes: 0, here: 0 }): Total {
  const isLeast = residences > maxCounted || here > maxWalked || isMoreAlike(query)
  return { homes: Math.min(residences, maxCounted), isLeast }
}
