import { sql } from 'kysely'
import {
  all,
  isCounted,
  isMet,
  openBeds,
  type Sql,
  staleBefore,
  takesThem,
} from '#server/modules/search/conditions.store.ts'
import { homesOf, mostAlike, type Wish } from '#server/modules/search/order.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Totals are exact up to here. */
export const mostCounted = 1_000

/** How many homes a search finds, and the beds open in them. `isLeast` where there are more than anybody counts. */
export type Total = { homes: number; isLeast: boolean }

/** Beds open now, by whether a house said so within the last 3 days. */
export type BedSums = { bedsFresh: number; bedsOlder: number }

export async function countHomes(tx: Tx, wish: Wish, now: Date): Promise<Total> {
  const { rows } = await sql<{ homes: number; alike: number }>`
    with ${foundHomes(wish, now)}
    select (select count(*)::int from found) as homes, ${howManyAlike(wish)} as alike`.execute(tx)
  return totalOf(rows[0])
}

export async function countHomesAndBeds(tx: Tx, wish: Wish, now: Date): Promise<Total & BedSums> {
  const sums = sql`
    select sum(${openBeds(now)}) filter (where b.said_at >= ${staleBefore(now)}) as fresh,
      sum(${openBeds(now)}) filter (where b.said_at < ${staleBefore(now)}) as older
    from listing_beds b
    where b.residence_id = f.residence_id and ${takesThem(wish.ask.audience)} and ${isCounted(now)}`
  const { rows } = await sql<{ homes: number; alike: number } & BedSums>`
    with ${foundHomes(wish, now)}
    select (select count(*)::int from found) as homes, ${howManyAlike(wish)} as alike,
      coalesce(sum(beds.fresh), 0)::int as "bedsFresh", coalesce(sum(beds.older), 0)::int as "bedsOlder"
    from found f cross join lateral (${sums}) beds`.execute(tx)
  const { bedsFresh = 0, bedsOlder = 0 } = rows[0] ?? {}
  return { ...totalOf(rows[0]), bedsFresh, bedsOlder }
}

/** The homes found, one more than anybody counts at most. */
function foundHomes(wish: Wish, now: Date): Sql {
  const { named, source, isIn } = homesOf(wish)
  const { around, stateCode } = wish.place
  const isEverywhere = wish.name === '' && around === null && stateCode === null
  // Without a place the newest numbers come first from an index, and all homes are never read for a thousand of them.
  const walk = isEverywhere ? sql`order by l.said_at desc nulls last, l.residence_id` : sql``
  return sql`${named} found as materialized (
    select l.residence_id from ${source} l where ${all([...isIn, ...isMet(wish.ask, now)])}
    ${walk} limit ${mostCounted + 1}::int
  )`
}

const howManyAlike = ({ name }: Wish) => (name === '' ? sql`0` : sql`(select count(*)::int from named)`)

function totalOf({ homes, alike } = { homes: 0, alike: 0 }): Total {
  return { homes: Math.min(homes, mostCounted), isLeast: homes > mostCounted || alike >= mostAlike }
}
