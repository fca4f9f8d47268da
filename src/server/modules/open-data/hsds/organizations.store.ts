import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { Organization } from './hsds.store.ts'

export type OrganizationsAsked = { words: readonly string[]; id: string | null }

export async function readOrganizations(
  tx: Tx,
  { words, id }: OrganizationsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ organizations: Organization[]; total: number }> {
  const met = words.map((word) => sql`position(lower(${word}::text) in lower(name)) > 0`)
  if (id !== null) met.push(sql`id = ${id}::uuid`)
  const { rows } = await sql<{ organizations: Organization[]; total: number }>`
    with operator as materialized (
      select r.organization_id as id, min(l.organization_name) as name, count(*)::int as residences,
        array_agg(distinct l.state_code) as states
      from listing l join residence r on r.id = l.residence_id and r.status = 'published'
      group by r.organization_id
    ), found as (select * from operator where ${met.length === 0 ? sql`true` : sql.join(met, sql` and `)})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(page order by page.id), '[]') from (
        select * from found order by id limit ${limit}::int offset ${offset}::int
      ) page) as organizations`.execute(tx)
  return rows[0] ?? { organizations: [], total: 0 }
}
