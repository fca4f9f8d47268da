import { sql } from 'kysely'
import type { ReminderStop } from '#contract/desk/reminders.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { Stopped } from './reminder-stop.rules.ts'

/** Null where the person is no longer in the organization. */
export async function findStopped(tx: Tx, { organisationId, personId }: Stopped): Promise<ReminderStop | null> {
  const { rows } = await sql<ReminderStop>`
    select o.name as organization, exists (
      select from reminder_recipient c where c.organisation_id = o.id and c.person_id = m.person_id and c.way = 'email'
    ) as "isOn"
    from membership m join organisation o on o.id = m.organisation_id
    where m.organisation_id = ${organisationId} and m.person_id = ${personId}`.execute(tx)
  return rows[0] ?? null
}

/** Reminders as text messages have a stop of their own (the gateway's). */
export async function stopReminding(tx: Tx, { organisationId, personId }: Stopped): Promise<boolean> {
  const gone = await sql`
    delete from reminder_recipient
    where organisation_id = ${organisationId} and person_id = ${personId} and way = 'email'`.execute(tx)
  return gone.numAffectedRows === 1n
}

export async function noteStop(tx: Tx, { organisationId, personId }: Stopped): Promise<void> {
  await sql`
    insert into history (organisation_id, person_id, person_name, source, device, subject, subject_name, change)
    values (${organisationId}, ${personId}, acting_name(), app_source(), app_device(), 'reminders', 'Reminders', 'stopped')`.execute(
    tx,
  )
}
