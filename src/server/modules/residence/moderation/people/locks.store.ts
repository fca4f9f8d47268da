import { sql } from 'kysely'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { allianceId } from '#domain/people/organization.ts'
import { leaderEmails } from '#server/modules/residence/moderation/hiding.store.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { organizationLock, personLock } from './finding.store.ts'

export type StaffStanding = { staffRole: DeskRole | null; actorRole: DeskRole | null; otherOwners: number }

export async function readStanding(tx: Tx, personId: string, actorId: string): Promise<StaffStanding> {
  const { rows } = await sql<StaffStanding>`
    select max(role) filter (where person_id = ${personId}) as "staffRole",
      max(role) filter (where person_id = ${actorId}) as "actorRole",
      (count(*) filter (where role = 'owner' and person_id <> ${personId} and not exists (
        select from person_lock l where l.person_id = m.person_id and l.ended_at is null)))::int as "otherOwners"
    from membership m where organization_id = ${allianceId}`.execute(tx)
  return rows[0] ?? { staffRole: null, actorRole: null, otherOwners: 0 }
}

export type LockedPerson = { id: string; name: string; email: string; isLocked: boolean; organizations: string[] }

/** Held until the transaction ends, as is the staff: of two owners who lock each other the second is refused. */
export async function lockPersonRow(tx: Tx, id: string): Promise<LockedPerson | null> {
  await sql`select from organization where id = ${allianceId} for no key update`.execute(tx)
  await sql`select from person where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<LockedPerson>`
    select p.id, trim(concat_ws(' ', p.first_name, p.last_name)) as name, p.email, ${personLock} as "isLocked",
      array(select m.organization_id from membership m where m.person_id = p.id and m.organization_id <> ${allianceId})
        as organizations
    from person p where p.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export type LockedOrganization = {
  id: string
  name: string
  kind: 'operator' | 'affiliate' | 'alliance'
  isLocked: boolean
  emails: string[]
}

export async function lockOrganizationRow(tx: Tx, id: string): Promise<LockedOrganization | null> {
  await sql`select from organization where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<LockedOrganization>`
    select o.id, o.name, o.kind, ${organizationLock} as "isLocked", ${leaderEmails} as emails
    from organization o where o.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

type LockChange = { at: Date; by: { id: string; name: string }; words: string }

export async function insertPersonLock(
  tx: Tx,
  id: string,
  personId: string,
  { at, by, words }: LockChange,
): Promise<void> {
  await sql`
    insert into person_lock (id, person_id, words, locked_at, locked_by, locked_name)
    values (${id}, ${personId}, ${words}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}

export async function endPersonLock(tx: Tx, personId: string, { at, by, words }: LockChange): Promise<boolean> {
  const ended = await sql`
    update person_lock set ended_at = ${at}, ended_by = ${by.id}, ended_name = ${by.name}, ended_words = ${words}
    where person_id = ${personId} and ended_at is null`.execute(tx)
  return ended.numAffectedRows === 1n
}

export async function insertOrganizationLock(
  tx: Tx,
  id: string,
  organizationId: string,
  { at, by, words }: LockChange,
) {
  await sql`
    insert into organization_lock (id, organization_id, words, locked_at, locked_by, locked_name)
    values (${id}, ${organizationId}, ${words}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}

/** Gives the lock's id, or null where it is not locked. */
export async function endOrganizationLock(tx: Tx, organizationId: string, { at, by, words }: LockChange) {
  const ended = await tx
    .updateTable('organization_lock')
    .set({ ended_at: at, ended_by: by.id, ended_name: by.name, ended_words: words })
    .where((is) => is.and({ organization_id: organizationId, ended_at: null }))
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}

/** What is public or waits for a check, and is not hidden already. Gives how many houses. */
export async function hideAllOf(tx: Tx, lockId: string, organizationId: string, { at, by, words }: LockChange) {
  await sql`select from residence where organization_id = ${organizationId} order by id for update`.execute(tx)
  const hidden = await sql`
    insert into hidden_listing (id, residence_id, reason, lock_id, words, was, hidden_at, hidden_by, hidden_name)
    select gen_random_uuid(), r.id, 'locked', ${lockId}, ${words}, r.status, ${at}, ${by.id}, ${by.name}
    from residence r
    where r.organization_id = ${organizationId} and r.status in ('published', 'waiting') and not exists (
      select from hidden_listing h where h.residence_id = r.id and h.shown_at is null)`.execute(tx)
  await sql`
    update residence set status = 'draft'
    where organization_id = ${organizationId} and status in ('published', 'waiting')`.execute(tx)
  return Number(hidden.numAffectedRows ?? 0n)
}

/** Each is what it was before, unless its people have put it away meanwhile. Gives how many houses. */
export async function showAllOf(tx: Tx, lockId: string, { at, by, words }: LockChange): Promise<number> {
  const shown = await sql`
    update hidden_listing set shown_at = ${at}, shown_by = ${by.id}, shown_name = ${by.name}, shown_words = ${words}
    where lock_id = ${lockId} and shown_at is null`.execute(tx)
  await sql`
    update residence r set status = h.was from hidden_listing h
    where h.lock_id = ${lockId} and h.shown_at = ${at} and r.id = h.residence_id and r.status = 'draft'`.execute(tx)
  return Number(shown.numAffectedRows ?? 0n)
}

type LockNote = {
  subject: 'person' | 'organization'
  id: string
  name: string
  change:
    | 'locked'
    | 'unlocked'
    | 'sessions_ended'
    | 'reset_asked'
    | 'reset_allowed'
    | 'reset_refused'
    | 'reset_stopped'
    | 'factors_removed'
  organizations: readonly string[]
  after: { houses?: number; said?: string }
}

export async function noteLock(tx: Tx, { subject, id, name, change, organizations, after }: LockNote): Promise<void> {
  const { said: _, ...told } = after
  const line = { subject, subjectId: id, subjectName: name, change }
  for (const organizationId of organizations) {
    await noteChange(tx, { ...line, organizationId, after: told, by: 'The alliance' })
  }
  const personName = sql<string>`coalesce(nullif(acting_name(), ''), 'The alliance')`
  await noteChange(tx, { ...line, organizationId: allianceId, after }, { personName })
}
