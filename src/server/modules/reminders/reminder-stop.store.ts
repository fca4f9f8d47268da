import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

type Recipient = { organizationId: string; personId: string }
type ReminderRow = { organization: string; email: string; isOn: boolean }

export async function findReminded(tx: Tx, { organizationId, personId }: Recipient): Promise<ReminderRow | null> {
  const { rows } = await sql<ReminderRow>`
    select o.name as organization, p.email, exists (
      select from reminder_recipient c where c.organization_id = o.id and c.person_id = m.person_id and c.way = 'email'
    ) as "isOn"
    from membership m join organization o on o.id = m.organization_id join person p on p.id = m.person_id
    where m.organization_id = ${organizationId} and m.person_id = ${personId}`.execute(tx)
  return rows[0] ?? null
}

/** Reminders as text messages have a stop of their own (the gateway's). */
export async function stopReminding(tx: Tx, { organizationId, personId }: Recipient): Promise<void> {
  await sql`
    delete from reminder_recipient
    where organization_id = ${organizationId} and person_id = ${personId} and way = 'email'`.execute(tx)
}
