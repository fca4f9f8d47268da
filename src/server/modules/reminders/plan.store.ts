import { sql } from 'kysely'
import { selectMainState } from '#server/plumbing/database/desk-residences.ts'
import { type NotedChange, noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type StoredPlan = NonNullable<Awaited<ReturnType<typeof readPlan>>>
export type Plan = Pick<StoredPlan, 'isOn' | 'hour' | 'days' | 'timeZone'>
export type Recipient = Awaited<ReturnType<typeof readRecipients>>[number]
export type TeamMember = { id: string; name: string; email: string }

export async function readPlan(tx: Tx, organizationId: string) {
  const plan = await tx
    .selectFrom('reminder_plan')
    .select(['organization_id as organizationId', 'is_on as isOn', 'hour', 'days', 'time_zone as timeZone'])
    .select(['since', 'reminded_for as remindedFor'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return plan ?? null
}

/** With `isAnew` the plan counts from `since` even if it did not change, so that earlier hours are not missed reminders. */
export async function savePlan(
  tx: Tx,
  organizationId: string,
  plan: Plan,
  { since, isAnew = false }: { since: Date; isAnew?: boolean },
): Promise<void> {
  const { isOn, hour, days, timeZone } = plan
  await sql`
    insert into reminder_plan (organization_id, is_on, hour, days, time_zone, since)
    values (${organizationId}, ${isOn}, ${hour}, ${days}::smallint[], ${timeZone}, ${since})
    on conflict (organization_id) do update set is_on = excluded.is_on, hour = excluded.hour, days = excluded.days,
      time_zone = excluded.time_zone, since = case
        when ${isAnew} or (reminder_plan.is_on, reminder_plan.hour, reminder_plan.days, reminder_plan.time_zone)
          is distinct from (excluded.is_on, excluded.hour, excluded.days, excluded.time_zone) then excluded.since
        else reminder_plan.since end`.execute(tx)
}

export async function readRecipients(tx: Tx, organizationId: string) {
  return tx
    .selectFrom('reminder_recipient')
    .select(['person_id as personId', 'way', 'phone', 'residence_ids as residenceIds', 'hour'])
    .where('organization_id', '=', organizationId)
    .orderBy('person_id')
    .execute()
}

export async function replaceRecipients(tx: Tx, organizationId: string, all: readonly Recipient[]): Promise<void> {
  await sql`delete from reminder_recipient where organization_id = ${organizationId}`.execute(tx)
  for (const { personId, way, phone, residenceIds, hour } of all) {
    await sql`
      insert into reminder_recipient (organization_id, person_id, way, phone, residence_ids, hour)
      select organization_id, person_id, ${way}, ${phone}, ${residenceIds}::uuid[], ${hour}::smallint from membership
      where organization_id = ${organizationId} and person_id = ${personId}`.execute(tx)
  }
}

export async function readTeam(tx: Tx, organizationId: string): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select p.id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as name, p.email
    from membership m join person p on p.id = m.person_id
    where m.organization_id = ${organizationId} order by 2, p.id`.execute(tx)
  return rows
}

export async function readOwnZone(tx: Tx, organizationId: string) {
  const { rows } = await sql<{ timeZone: string | null; state: string | null }>`
    select o.time_zone as "timeZone", coalesce(o.state_code, ${selectMainState}) as state
    from organization o where o.id = ${organizationId}`.execute(tx)
  return rows[0] ?? { timeZone: null, state: null }
}

type PlanNote = Pick<NotedChange, 'organizationId' | 'change' | 'before' | 'after'>

export const noteReminders = (tx: Tx, noted: PlanNote): Promise<void> =>
  noteChange(tx, { ...noted, subject: 'reminders', subjectId: null, subjectName: 'Reminders' })

type Reminded = { organizationId: string; personId: string }
type ReminderRow = { organization: string; email: string; isOn: boolean }

export async function findReminded(tx: Tx, { organizationId, personId }: Reminded): Promise<ReminderRow | null> {
  const { rows } = await sql<ReminderRow>`
    select o.name as organization, p.email, exists (
      select from reminder_recipient c where c.organization_id = o.id and c.person_id = m.person_id and c.way = 'email'
    ) as "isOn"
    from membership m join organization o on o.id = m.organization_id join person p on p.id = m.person_id
    where m.organization_id = ${organizationId} and m.person_id = ${personId}`.execute(tx)
  return rows[0] ?? null
}

/** Reminders as text messages have a stop of their own (the gateway's). */
export async function stopReminding(tx: Tx, { organizationId, personId }: Reminded): Promise<void> {
  await sql`
    delete from reminder_recipient
    where organization_id = ${organizationId} and person_id = ${personId} and way = 'email'`.execute(tx)
}
