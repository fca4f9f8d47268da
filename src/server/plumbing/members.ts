import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transactions.ts'

export async function isMember(tx: Tx, personId: string, ...organizationIds: (string | null)[]): Promise<boolean> {
  const { rows } = await sql`
    select from membership where person_id = ${personId} and organization_id = any(${organizationIds}::uuid[])`.execute(
    tx,
  )
  return rows.length > 0
}

/** The emails of those who decide for an organization: its owners and managers. */
export const selectLeaderEmails = (organizationId: RawBuilder<unknown>) => sql<string[]>`array(
  select p.email from membership m join person p on p.id = m.person_id
  where m.organization_id = ${organizationId} and role_may(m.role, 'claims') order by p.email
)`

export async function listLeaderEmails(tx: Tx, organizationId: string): Promise<string[]> {
  const emails = selectLeaderEmails(sql`${organizationId}::uuid`)
  const { rows } = await sql<{ emails: string[] }>`select ${emails} as emails`.execute(tx)
  return rows[0]?.emails ?? []
}

/** None where the state's affiliate has nobody who can decide. */
export const selectDecidingAffiliate = (stateCode: RawBuilder<unknown>) => sql<{ id: string; name: string }>`
  select o.id, o.name from organization o
  where o.kind = 'affiliate' and o.state_code = ${stateCode} and exists (
    select from membership m where m.organization_id = o.id and role_may(m.role, 'claims')
  )
  order by o.created_at, o.id limit 1`

export async function findDecidingAffiliate(tx: Tx, stateCode: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await selectDecidingAffiliate(sql`${stateCode}`).execute(tx)
  return rows[0] ?? null
}
