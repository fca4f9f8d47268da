import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type RemainingTies = { others: number; otherOwners: number; houses: number; claims: number; isLocked: boolean }

export async function readLeft(tx: Tx, organizationId: string, personId: string): Promise<RemainingTies> {
  const { rows } = await sql<RemainingTies>`
    select count(*)::int as others, (count(*) filter (where m.role = 'owner'))::int as "otherOwners",
      (select count(*)::int from residence r
        where r.organization_id = ${organizationId} and r.status in ('published', 'waiting')) as houses,
      (select count(*)::int from claim c where c.organization_id = ${organizationId} and c.ended_at is null) as claims,
      exists (select from organization_lock l where l.organization_id = ${organizationId} and l.ended_at is null)
        as "isLocked"
    from membership m where m.organization_id = ${organizationId} and m.person_id <> ${personId}`.execute(tx)
  return rows[0] ?? { others: 0, otherOwners: 0, houses: 0, claims: 0, isLocked: false }
}
