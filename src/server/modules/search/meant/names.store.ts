import { sql } from 'kysely'
import { toChord } from '#domain/search/residence-search.ts'
import { asPrepared } from '#server/modules/search/found/conditions.store.ts'
import { maxAlike, type SearchQuery } from '#server/modules/search/found/order.store.ts'
import { toBallPoint } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function addNames(tx: Tx, query: SearchQuery): Promise<SearchQuery> {
  const { place, name } = query
  if (name === '' || query.alike) return query
  const around = place.around ? toBallPoint(place.around.point) : sql`null::cube`
  const chord = place.around ? toChord(place.around.miles) : 0
  const { rows } = await sql<{ id: string; likeness: number }>`${asPrepared}select residence_id as id, likeness
    from residences_named_like(${name}::text, ${around}, ${chord}::float8, ${place.stateCode}::char(2), ${place.city}::text,
      ${sql.lit(maxAlike)})`.execute(tx)
  return { ...query, alike: { ids: rows.map(({ id }) => id), likeness: rows.map(({ likeness }) => likeness) } }
}
