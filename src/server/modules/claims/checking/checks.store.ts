import { sql } from 'kysely'
import { type CheckedResidence, type PublishingCheck, residencesRead } from '#contract/residence/publishing.ts'
import type { Check } from '#domain/claims/checking/check-case.ts'
import { allianceId } from '#domain/people/organization.ts'
import { mapToFields, saveChanges } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function seesCheck(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from publishing_check where id = ${id}`.execute(tx)
  return rows.length === 1
}

/** Locks the organization first, so that two decisions on one are made in turn. */
export async function lockCheck(tx: Tx, id: string): Promise<Check | null> {
  await sql`
    select from organization where id = (select organization_id from publishing_check where id = ${id})
    for update`.execute(tx)
  return (await lockChecks(tx).where('id', '=', id).executeTakeFirst()) ?? null
}

const lockChecks = (tx: Tx) => mapToFields(tx).selectFrom('publishing_check').selectAll().forUpdate()
const lockOpenChecks = (tx: Tx) => lockChecks(tx).where('endedAt', 'is', null)

export async function findOpenCheck(tx: Tx, organizationId: string): Promise<Check | null> {
  const ofOrganization = lockOpenChecks(tx).where('organizationId', '=', organizationId)
  return (await ofOrganization.where('residenceId', 'is', null).executeTakeFirst()) ?? null
}

export const takeUnnotified = (tx: Tx): Promise<Check[]> =>
  lockOpenChecks(tx).where('notifiedAt', 'is', null).orderBy('id').skipLocked().limit(100).execute()

export const takeOverdue = (tx: Tx, toldBefore: Date): Promise<Check[]> =>
  lockOpenChecks(tx)
    .where('notifiedAt', '<', toldBefore)
    .where('staffNotifiedAt', 'is', null)
    .where('deciderId', '<>', allianceId)
    .execute()

export const saveCheck = (tx: Tx, before: Check, after: Check): Promise<void> =>
  saveChanges(tx, 'publishing_check', before, after)

export async function deleteEndedChecks(tx: Tx, before: Date): Promise<void> {
  await sql`delete from publishing_check where ended_at < ${before}`.execute(tx)
}

export type ReadCheck = Omit<PublishingCheck, 'mayDecideFrom' | 'mayUndoUntil' | 'residences'> & {
  organizationId: string
  deciderId: string | null
  decidedBy: string | null
  residenceId: string | null
}

export async function listCheckIds(tx: Tx, since: Date, limit: number) {
  const checks = tx.selectFrom('publishing_check').select('id').limit(limit)
  const waiting = await checks.where('ended_at', 'is', null).orderBy('asked_at').orderBy('id').execute()
  const decided = await checks
    .where('ended_as', 'in', ['approved', 'refused'])
    .where('decided_by', 'is not', null)
    .where('ended_at', '>', since)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .execute()
  return { waiting: waiting.map(({ id }) => id), decided: decided.map(({ id }) => id) }
}

const takenBackColumn = sql`(
  select json_build_object('at', iso_time(b.undone_at), 'by', b.decided_name, 'reason', b.undo_reason)
  from publishing_check b where b.organization_id = c.organization_id and b.id <> c.id and b.undone_at is not null
  order by b.undone_at desc limit 1)`

export async function findTakenBack(tx: Tx, { id }: Check): Promise<PublishingCheck['takenBack']> {
  const { rows } = await sql<Pick<PublishingCheck, 'takenBack'>>`
    select ${takenBackColumn} as "takenBack" from publishing_check c where c.id = ${id}`.execute(tx)
  return rows[0]?.takenBack ?? null
}

export async function readChecks(tx: Tx, ids: readonly string[]): Promise<ReadCheck[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ReadCheck>`
    select c.id, case when c.residence_id is null then 'organization' else 'house' end as about,
      c.organization_name as organization, iso_time(o.created_at) as "memberSince", c.asked_name as person,
      c.asked_email as email, coalesce(p.email_verified, false) as "isConfirmed",
      json_build_object('name', c.residence_name, 'city', c.city, 'state', c.state_code) as residence,
      c.reason, iso_time(c.asked_at) as "askedAt",
      case when c.ended_at is not null then 0 when c.residence_id is not null then 1 else (
        select count(*)::int from residence r where r.organization_id = c.organization_id and r.status = 'waiting'
      ) end as waiting,
      (select count(*)::int from publishing_check b where b.organization_id = c.organization_id and b.ended_as = 'refused'
        and b.id <> c.id) as "refusedBefore",
      ${takenBackColumn} as "takenBack",
      c.decider_name as decider,
      case when c.ended_at is not null then json_build_object('as', c.ended_as, 'at', iso_time(c.ended_at),
        'reason', c.end_reason, 'by', c.decided_name) end as "end",
      case when c.undone_at is not null then json_build_object('at', iso_time(c.undone_at), 'reason', c.undo_reason) end
        as undone,
      c.organization_id as "organizationId", c.residence_id as "residenceId", c.decider_id as "deciderId",
      c.decided_by as "decidedBy"
    from publishing_check c join organization o on o.id = c.organization_id left join person p on p.id = c.asked_by
    where c.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], c.id)`.execute(tx)
  return rows
}

export type WaitingResidence = Omit<CheckedResidence, 'like'> & {
  zip: string
  hiddenStreet: string
  organizationId: string
}

/** `hiddenStreet` and `zip` are for comparing only and never shown. */
export async function readWaitingResidences(
  tx: Tx,
  { organizationId, residenceId }: Pick<ReadCheck, 'organizationId' | 'residenceId'>,
): Promise<WaitingResidence[]> {
  const { rows } = await sql<WaitingResidence>`
    select r.id, r.name, r.city, r.state_code as state, r.zip, r.street as "hiddenStreet",
      case when r.address_visibility = 'exact' then nullif(r.street, '') end as street, r.phone, r.email, r.website,
      r.description, r.organization_id as "organizationId",
      (select coalesce(sum(g.total_beds), 0)::int from bed_group g where g.residence_id = r.id) as beds
    from residence r
    where r.organization_id = ${organizationId} and r.status = 'waiting'
      and (${residenceId}::uuid is null or r.id = ${residenceId})
    order by r.name collate by_name, r.id limit ${residencesRead}`.execute(tx)
  return rows
}

export async function countWaiting(tx: Tx, organizationId: string): Promise<number> {
  const ofOrganization = tx.selectFrom('residence').where('organization_id', '=', organizationId)
  const waiting = ofOrganization.where('status', '=', 'waiting').select(({ fn }) => fn.countAll<number>().as('count'))
  return (await waiting.executeTakeFirstOrThrow()).count
}
