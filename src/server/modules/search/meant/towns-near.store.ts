import { sql } from 'kysely'
import type { Point } from '#domain/search/residence-search.ts'
import { asPrepared, isInPlace, type Place } from '#server/modules/search/found/conditions.store.ts'
import { measureWay } from '#server/modules/search/found/order.store.ts'
import { joinWithAnd } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const maxExamined = 400

export type TownNear = { name: string; state: string; homes: number }

export async function readTownsNear(tx: Tx, point: Point, miles: number): Promise<TownNear[]> {
  const place: Place = { around: { point, miles }, stateCode: null, city: null }
  const { rows } = await sql<TownNear>`${asPrepared}with near as materialized (
      select l.city, l.state_code, ${measureWay(place)} as way from listing l where ${joinWithAnd(isInPlace(place))}
      order by ${measureWay(place)} limit ${sql.lit(maxExamined)}
    )
    select min(city) as name, state_code as state, count(*)::int as homes from near
    group by lower(city), state_code order by min(way)`.execute(tx)
  return rows
}
