import { sql } from 'kysely'
import { chordOfMiles, peopleOf } from '#domain/search/residence-search.ts'
import {
  all,
  allUnguessed,
  isCounted,
  isInPlace,
  isMet,
  isWholeState,
  openBeds,
  type Place,
  planKept,
  type Sql,
  staleBefore,
  takesThem,
} from '#server/modules/search/found/conditions.store.ts'
import { homesOf, isMoreAlike, mostWalked, type Wish, wayOf } from '#server/modules/search/found/order.store.ts'
import { withNames } from '#server/modules/search/meant/names.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Totals are exact up to here. */
export const mostCounted = 1_000

/** As many homes are looked at for what would be found if less were asked. */
const mostForChanges = 10_000

/** Homes looked at for a total that somebody wants exact: several times as many as the country has. */
const mostForExact = 100_000

/** How many homes a search finds, and the beds open in them. `isLeast` where there are more than anybody counts. */
export type Total = { homes: number; isLeast: boolean }

/** Beds open now, by whether a house said so within the last 3 days. */
export type BedSums = { bedsFresh: number; bedsOlder: number; saidBeds: number }

type CountRow = { homes: number; here: number }

export function countHomes(tx: Tx, wish: Wish, now: Date): Promise<Total> {
  return nearerFirst(wish, (nearer) => countAllHomes(tx, nearer, now))
}

/** As `countHomes`, with the beds open in the homes counted. */
export function countHomesAndBeds(tx: Tx, wish: Wish, now: Date): Promise<Total & BedSums> {
  return nearerFirst(wish, (nearer) => countAllHomesAndBeds(tx, nearer, now))
}

/**
 * As `countHomes`, beyond what is counted for everybody. `isLeast` only where there are more homes in the place, or more
 * with a name alike, than are looked at.
 */
export async function countExactly(tx: Tx, wish: Wish, now: Date): Promise<Total> {
  const { place, name, ask } = wish
  if (name === '' && place.around === null && place.city === null && isMet(ask, now).length === 0) {
    const { rows } = await sql<{ homes: number }>`select ${homesHere(place)} as homes`.execute(tx)
    return { homes: rows[0]?.homes ?? 0, isLeast: false }
  }
  const [total] = await countEach(tx, [wish], now, { most: mostForExact })
  return total ?? { homes: 0, isLeast: false }
}

async function countAllHomes(tx: Tx, wish: Wish, now: Date): Promise<Total> {
  const { rows } = await sql<CountRow>`${planKept}with ${foundHomes(wish, now, sql`true`)}
    select ${counts(wish, now)}`.execute(tx)
  return totalOf(wish, rows[0])
}

async function countAllHomesAndBeds(tx: Tx, wish: Wish, now: Date): Promise<Total & BedSums> {
  const sums = sql`
    select sum(${openBeds(now)}) filter (where b.said_at >= ${staleBefore(now)}) as fresh,
      sum(${openBeds(now)}) filter (where b.said_at < ${staleBefore(now)}) as older,
      sum(b.total_beds) as said
    from listing_beds b
    where b.residence_id = l.residence_id and ${takesThem(peopleOf(wish.ask))} and ${isCounted(now)}`
  const { rows } = await sql<
    CountRow & BedSums
  >`${planKept}with ${foundHomes(wish, now, sql`l.residence_id, l.said_yes, l.said_no`)}, open as (
      select coalesce(sum(beds.fresh), 0)::int as fresh, coalesce(sum(beds.older), 0)::int as older,
        coalesce(sum(beds.said), 0)::int as said
      from (select * from found limit ${sql.lit(mostCounted)}) l cross join lateral (${sums}) beds
    )
    select ${counts(wish, now)}, open.fresh as "bedsFresh", open.older as "bedsOlder",
      open.said as "saidBeds" from open`.execute(tx)
  const { bedsFresh = 0, bedsOlder = 0, saidBeds = 0 } = rows[0] ?? {}
  return { ...totalOf(wish, rows[0]), bedsFresh, bedsOlder, saidBeds }
}

/** In a wide circle the nearest may be more than anybody counts: a small part of it is cheap to try. */
async function nearerFirst<Count extends Total>(wish: Wish, count: (wish: Wish) => Promise<Count>): Promise<Count> {
  const { around } = wish.place
  if (around && wish.name === '' && around.miles >= wide) {
    const near = await count({ ...wish, place: { ...wish.place, around: { ...around, miles: around.miles / closer } } })
    if (near.homes === mostCounted && near.isLeast) return near
  }
  return count(wish)
}

/** Miles, and how many times closer is tried. */
const [wide, closer] = [50, 10]

/**
 * The homes found, one more than anybody counts at most. Around a point they come in no order, which stops as soon as
 * enough are found; in a state the index gives them one by one in the order of their numbers. Without columns of a home
 * an index alone may tell.
 */
function foundHomes(wish: Wish, now: Date, columns: Sql): Sql {
  const { named, source, isIn } = homesOf(wish)
  const conditions = isMet(wish.ask, now)
  const looked = conditions.length === 0 ? mostCounted + 1 : mostWalked
  return sql`${named} found as materialized (
    select ${columns} from (
      select * from ${source} l where ${all(isIn)} ${wish.place.around ? sql`` : usualWalk} limit ${sql.lit(looked)}
    ) l
    where ${allUnguessed(conditions)} limit ${sql.lit(mostCounted + 1)}
  )`
}

/**
 * How many homes each of some searches of one place finds, with one look at it; `isLeast` where the place has more homes
 * than are looked at, which are `most`. `beyond` leaves out what is no farther away than so many miles.
 */
export async function countEach(
  tx: Tx,
  wishes: readonly Wish[],
  now: Date,
  { beyond = null, most = mostForChanges }: { beyond?: number | null; most?: number } = {},
): Promise<Total[]> {
  if (!wishes[0]) return []
  const wish = await withNames(tx, wishes[0])
  const { named, source, isIn } = homesOf(wish)
  const isBeyond = beyond === null ? [] : [sql`${wayOf(wish.place)} > ${chordOfMiles(beyond)}::float8`]
  const each = wishes.map(({ ask }) => sql`count(*) filter (where ${all(isMet(ask, now))})::int`)
  const { rows } = await sql<{ homes: number[]; looked: number }>`${planKept}with ${named} looked as (
      select l.* from ${source} l where ${all([...isIn, ...isBeyond])} ${wish.place.around ? sql`` : usualWalk}
      limit ${sql.lit(most)}
    )
    select array[${sql.join(each)}] as homes, count(*)::int as looked from looked l`.execute(tx)
  const { homes = [], looked = 0 } = rows[0] ?? {}
  return homes.map((one) => ({ homes: one, isLeast: looked >= most || isMoreAlike(wish) }))
}

const usualWalk = sql`order by l.said_at desc nulls last, l.residence_id`

/** True where a place has more homes than a walk looks at. */
export async function isMoreThanAWalk(tx: Tx, place: Place): Promise<boolean> {
  const { rows } = await sql<{ here: number }>`${planKept}select ${homesHere(place)} as here`.execute(tx)
  return (rows[0]?.here ?? 0) > mostWalked
}

/** How many were found, and how many were looked at where that may have been too few to find all. */
function counts(wish: Wish, now: Date): Sql {
  const isFew = sql`(select count(*) from found) <= ${sql.lit(mostCounted)}`
  const mayBeMore = wish.name === '' && isMet(wish.ask, now).length > 0
  return sql`(select count(*)::int from found) as homes,
    ${mayBeMore ? sql`case when ${isFew} then ${homesHere(wish.place)} else 0 end` : sql`0`} as here`
}

/** The homes of a place, one more than a walk looks at at most; of states and the country from the counts that are kept. */
function homesHere(place: Place): Sql {
  if (isWholeState(place)) {
    const isIn = place.stateCode === null ? sql`true` : sql`state_code = ${place.stateCode}`
    return sql`(select coalesce(sum(homes), 0)::int from listing_facet where facet = 'homes' and ${isIn})`
  }
  return sql`(select count(*)::int from (
    select from listing l where ${all(isInPlace(place))} limit ${sql.lit(mostWalked + 1)}
  ) here)`
}

function totalOf(wish: Wish, { homes, here }: CountRow = { homes: 0, here: 0 }): Total {
  const isLeast = homes > mostCounted || here > mostWalked || isMoreAlike(wish)
  return { homes: Math.min(homes, mostCounted), isLeast }
}
