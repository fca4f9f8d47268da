import { sql } from 'kysely'
import type { ListingStatus } from '#domain/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Which residences of an organisation are asked for: those of a status, or all in use; with words, those so called. */
export type AskedListings = { status: ListingStatus | null; find: string }

/** How many residences an organisation has of each status. */
export async function countListings(tx: Tx, organisationId: string): Promise<Record<ListingStatus, number>> {
  const { rows } = await sql<{ status: ListingStatus; count: number }>`
    select status, count(*)::int as count from residence where organisation_id = ${organisationId}
    group by status`.execute(tx)
  const counts = { published: 0, draft: 0, archived: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

export async function countFound(tx: Tx, organisationId: string, asked: AskedListings): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from residence where ${isAskedFor(organisationId, asked)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The ids of a page of residences, by name. Those put away may be many: they and the others have an index each. */
export async function listingIds(
  tx: Tx,
  organisationId: string,
  asked: AskedListings,
  { from, most }: { from: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from residence where ${isAskedFor(organisationId, asked)}
    order by name, id limit ${most} offset ${from}`.execute(tx)
  return rows.map(({ id }) => id)
}

function isAskedFor(organisationId: string, { status, find }: AskedListings) {
  const words = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  return sql`organisation_id = ${organisationId}
    and ${status === 'archived' ? sql`status = 'archived'` : sql`status <> 'archived'`}
    and (${status}::text is null or status = ${status})
    and (${find} = '' or name ilike ${words} or city ilike ${words})`
}
