import { sql } from 'kysely'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { listPeople, type RankedSort, toMiles } from '#domain/search/residence-search.ts'
import { isMet, joinWithAnd, type Sql } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { asPrepared, hideFromPlanner, isInPlace, type Place } from './found/conditions.store.ts'
import { isMoreThanAWalk } from './found/counts.store.ts'
import { type Row, selectBeds, selectColumns, toFound } from './found/found-row.store.ts'
import {
  isRanked,
  listSortSegments,
  maxWalked,
  measureWay,
  type PageEnd,
  type SearchQuery,
  type SortSegment,
  selectResidences,
} from './found/order.store.ts'
import { selectRanked } from './found/ranked.store.ts'

export type FoundAndEnd = { residence: FoundResidence; end: PageEnd }

/** `cut` is where the search stopped at its limit; null where it read all. */
export type WalkedPage = { found: FoundAndEnd[]; cut: PageEnd | null }

export async function readResidences(
  tx: Tx,
  query: SearchQuery,
  now: Date,
  { after, limit }: { after: PageEnd | null; limit: number },
): Promise<WalkedPage> {
  if (isRanked(query.order))
    return { found: await readRanked(tx, query, query.order, now, { after, limit }), cut: null }
  const found: FoundAndEnd[] = []
  for (let segment = after?.segment ?? 0; segment < listSortSegments(query).length; segment += 1) {
    // As many as for the whole page, though fewer may be wanted: so the statement stays the same.
    const here = { segment, after: after?.segment === segment ? after : null, limit }
    found.push(...(await readSegment(tx, query, now, here)).slice(0, limit - found.length))
    if (found.length === limit) return { found: await completeTie(tx, query, now, { after, limit, found }), cut: null }
    const cut = await walkEnd(tx, query, here)
    if (cut) return { found, cut }
  }
  return { found, cut: null }
}

async function readRanked(
  tx: Tx,
  query: SearchQuery,
  order: RankedSort,
  now: Date,
  page: { after: PageEnd | null; limit: number },
): Promise<FoundAndEnd[]> {
  const { rows } = await sql<Row>`${asPrepared}with ${selectRanked(query, order, now, page)}
    select ${selectColumns(now)}, l.way, l.key, beds.* from ranked l
    cross join lateral (${selectBeds(listPeople(query.filters), now)}) beds order by l.rank, l.tie, l.residence_id`.execute(
    tx,
  )
  return rows.map((row) => ({ residence: toFound(row, now), end: { segment: 0, key: row.key, id: row.id } }))
}

type PageStart = { segment: number; after: PageEnd | null; limit: number }

async function readSegment(tx: Tx, query: SearchQuery, now: Date, here: PageStart, onlyAt: Sql[] = []) {
  const order = listSortSegments(query)[here.segment]
  if (!order) return []
  const { named, source, isIn } = selectResidences(query)
  // Sorted in the inner select, limited in the outer one: only then does the planner read an index in its order and stop
  // at the end of the page. Sorted in the outer one, it would collect and sort every home of the place.
  const { rows } = await sql<Row>`${asPrepared}with ${named} found as materialized (
      select l.* from (
        select l.*, ${measureWay(query.place)} as way, ${order.key} as key from ${source} l
        where ${joinWithAnd([...isIn, ...isAfter(order, here.after), ...onlyAt])}
        order by ${onlyAt.length > 0 ? order.by : order.walk} limit ${sql.lit(maxWalked)}
      ) l
      where ${hideFromPlanner(isMet(query.filters, now))} limit ${sql.lit(here.limit)}
    )
    select ${selectColumns(now)}, l.way, l.key, beds.* from found l cross join lateral (${selectBeds(listPeople(query.filters), now)}) beds
    order by ${order.by}`.execute(tx)
  return rows.map((row) => ({ residence: toFound(row, now), end: { segment: here.segment, key: row.key, id: row.id } }))
}

function isAfter(order: SortSegment, after: PageEnd | null): Sql[] {
  return [...(order.has ? [order.has] : []), ...(after ? [order.after(after)] : [])]
}

/** Homes at one distance (hidden ones of a town) come in any order, so all of them are read and sorted by id. */
async function completeTie(
  tx: Tx,
  query: SearchQuery,
  now: Date,
  { after, limit, found }: { after: PageEnd | null; limit: number; found: FoundAndEnd[] },
): Promise<FoundAndEnd[]> {
  const [last, oneBefore] = [found.at(-1)?.end, found.at(-2)?.end]
  if (query.order !== 'distance' || last === undefined || last.key !== oneBefore?.key) return found
  const nearer = found.filter(({ end }) => end.key !== last.key)
  const isHere = sql`${measureWay(query.place)} = ${last.key}::float8`
  // Nothing of it lies farther than they do, so only that far is looked at.
  const here = { ...query, place: narrowToChord(query.place, Number(last.key)) }
  return [...nearer, ...(await readSegment(tx, here, now, { segment: 0, after, limit }, [isHere]))].slice(0, limit)
}

function narrowToChord(place: Place, chord: number): Place {
  if (!place.around) return place
  const miles = Math.min(place.around.miles, toMiles(chord) * 1.000001 + 0.000001)
  return { ...place, around: { ...place.around, miles } }
}

async function walkEnd(tx: Tx, query: SearchQuery, { segment, after }: PageStart): Promise<PageEnd | null> {
  const order = listSortSegments(query)[segment]
  // The homes with a name alike are fewer.
  if (!order || query.name !== '' || !(await isMoreThanAWalk(tx, query.place))) return null
  const { rows } = await sql<{
    key: string
    id: string
  }>`${asPrepared}select ${order.key} as key, l.residence_id as id from listing l
    where ${joinWithAnd([...isInPlace(query.place), ...isAfter(order, after)])}
    order by ${order.walk} offset ${sql.lit(maxWalked - 1)} limit 1`.execute(tx)
  const [end] = rows
  return end ? { segment, ...end } : null
}

export async function readResidence(tx: Tx, slug: string, now: Date): Promise<FoundResidence | null> {
  const { rows } = await sql<Row>`${asPrepared}select ${selectColumns(now)}, null::float8 as way, '' as key, beds.*
    from listing l cross join lateral (${selectBeds(everybody, now)}) beds where l.slug = ${slug}`.execute(tx)
  const [row] = rows
  return row ? toFound(row, now) : null
}

export async function readThese(tx: Tx, ids: readonly string[], query: SearchQuery, now: Date) {
  if (ids.length === 0) return []
  const { rows } =
    await sql<Row>`${asPrepared}select ${selectColumns(now)}, ${measureWay(query.place)} as way, '' as key, beds.*
    from listing l cross join lateral (${selectBeds(listPeople(query.filters), now)}) beds
    where l.residence_id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`.execute(tx)
  const residences = new Map(rows.map((row) => [row.id, toFound(row, now)]))
  return ids.flatMap((id) => residences.get(id) ?? [])
}
