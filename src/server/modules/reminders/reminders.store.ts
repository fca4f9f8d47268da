import { sql } from 'kysely'
import type { ReminderAct, ReminderWay } from '#contract/reminders/reminders.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { StoredPlan } from './plan.store.ts'

export type RemindedPerson = {
  personId: string
  email: string
  way: ReminderWay
  phone: string
  /** Null for every house; never one that they are not there for. */
  residenceIds: string[] | null
  hour: number | null
}

export type PlanWithHours = StoredPlan & { hours: number[] }

export async function listPlans(tx: Tx): Promise<PlanWithHours[]> {
  const { rows } = await sql<PlanWithHours>`
    select organization_id as "organizationId", is_on as "isOn", hour::int as hour,
      array(select one::int from unnest(days) one) as days, time_zone as "timeZone", since, reminded_for as "remindedFor",
      array(select distinct coalesce(c.hour, reminder_plan.hour)::int from reminder_recipient c
        where c.organization_id = reminder_plan.organization_id order by 1) as hours
    from reminder_plan where is_on order by organization_id`.execute(tx)
  return rows
}

/** True for one caller only, on any server, and only if the plan has not changed since it was read. */
export async function takeHour(tx: Tx, plan: StoredPlan, due: Date): Promise<boolean> {
  const taken = await sql`
    update reminder_plan set reminded_for = ${due}
    where organization_id = ${plan.organizationId} and is_on and since = ${plan.since}
      and (reminded_for is null or reminded_for < ${due})`.execute(tx)
  return taken.numAffectedRows === 1n
}

export async function listReminded(tx: Tx, organizationId: string): Promise<RemindedPerson[]> {
  const { rows } = await sql<RemindedPerson>`
    select p.id as "personId", p.email, c.way, c.phone, case
        when m.residence_ids is null then c.residence_ids
        when c.residence_ids is null then m.residence_ids
        else array(select unnest(c.residence_ids) intersect select unnest(m.residence_ids))
      end as "residenceIds",
      c.hour::int as hour
    from reminder_recipient c
    join membership m on m.person_id = c.person_id and m.organization_id = c.organization_id
    join person p on p.id = c.person_id
    where c.organization_id = ${organizationId}
      and not exists (select from person_lock k where k.person_id = p.id and k.ended_at is null)
      and not exists (select from organization_lock k where k.organization_id = c.organization_id and k.ended_at is null)
    order by p.id`.execute(tx)
  return rows
}

export type NewReminder = {
  id: string
  organizationId: string
  personId: string
  groupId: string
  dueAt: Date
  expiresAt: Date
  open: number | null
  reportId: string | null
}

export async function insertReminder(tx: Tx, reminder: NewReminder): Promise<boolean> {
  const { id, organizationId, personId, groupId, dueAt, expiresAt, open, reportId } = reminder
  const inserted = await sql`
    insert into reminder (id, organization_id, person_id, bed_group_id, due_at, expires_at, open, report_id)
    values (${id}, ${organizationId}, ${personId}, ${groupId}, ${dueAt}, ${expiresAt}, ${open}, ${reportId})
    on conflict (bed_group_id, person_id, due_at) do nothing`.execute(tx)
  return inserted.numAffectedRows === 1n
}

export async function insertLink(
  tx: Tx,
  { id, organizationId }: Pick<NewReminder, 'id' | 'organizationId'>,
  link: { act: ReminderAct; secretHash: Buffer },
): Promise<void> {
  await sql`
    insert into reminder_link (secret_hash, organization_id, reminder_id, act)
    values (${link.secretHash}, ${organizationId}, ${id}, ${link.act})`.execute(tx)
}

export async function deleteOld(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`delete from reminder where expires_at < ${before}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}
