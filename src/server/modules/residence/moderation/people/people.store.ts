import { type RawBuilder, sql } from 'kysely'
import type { StaffOrganization, StaffPerson, StaffResidences } from '#contract/residence/moderation/people.ts'
import { allianceId } from '#domain/people/organization.ts'
import { isHidden } from '#server/modules/residence/moderation/hiding.store.ts'
import { type HistoryLine, lineColumns } from '#server/modules/residence/moderation/listings.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const standingLock = sql`json_build_object('words', l.words, 'at', iso_time(l.locked_at), 'by', l.locked_name)`

type ReadPerson = Omit<StaffPerson, 'done' | 'refusal' | 'houses' | 'signIn' | 'mails' | 'reset' | 'resetRefusal'> & {
  signedInAt: string | null
}

export async function readPerson(tx: Tx, id: string): Promise<ReadPerson | null> {
  const { rows } = await sql<ReadPerson>`
    select p.id, trim(concat_ws(' ', p.first_name, p.last_name)) as name, p.email, p.email_verified as "isConfirmed",
      iso_time(p.created_at) as "createdAt", l.id is not null as "isLocked",
      case when l.id is not null then ${standingLock} end as lock,
      (select iso_time(max(e.happened_at)) from security_event e where e.person_id = p.id and e.kind = 'signed_in')
        as "signedInAt",
      coalesce((
        select json_agg(json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'role', m.role,
          'since', iso_time(m.created_at), 'isLocked', exists (
            select from organization_lock k where k.organization_id = o.id and k.ended_at is null))
          order by m.created_at, o.id)
        from membership m join organization o on o.id = m.organization_id where m.person_id = p.id
      ), '[]') as organizations
    from person p left join person_lock l on l.person_id = p.id and l.ended_at is null
    where p.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

type ReadOrganization = Omit<StaffOrganization, 'done' | 'refusal' | 'houses' | 'people'> & {
  people: Omit<StaffOrganization['people'][number], 'lastUsed'>[]
}

export async function readOrganization(tx: Tx, id: string): Promise<ReadOrganization | null> {
  const { rows } = await sql<ReadOrganization>`
    select o.id, o.name, o.kind, o.state_code as state, iso_time(o.created_at) as "createdAt",
      iso_time(o.checked_at) as "checkedAt", l.id is not null as "isLocked",
      case when l.id is not null then ${standingLock} end as lock,
      coalesce((
        select json_agg(json_build_object('id', p.id, 'name', trim(concat_ws(' ', p.first_name, p.last_name)),
          'email', p.email, 'role', m.role, 'isLocked', exists (
            select from person_lock k where k.person_id = p.id and k.ended_at is null))
          order by array_position(array['owner', 'manager', 'house_manager', 'bed_updater'], m.role), p.email)
        from membership m join person p on p.id = m.person_id where m.organization_id = o.id
      ), '[]') as people,
      coalesce((
        select json_agg(json_build_object('id', i.id, 'email', i.email, 'role', i.role, 'invitedBy', i.invited_by_name,
          'sentAt', iso_time(i.sent_at), 'expiresAt', iso_time(i.expires_at), 'mails', i.mails) order by i.sent_at desc)
        from invitation i
        where i.organization_id = o.id and i.withdrawn_at is null and i.accepted_at is null
      ), '[]') as invitations
    from organization o left join organization_lock l on l.organization_id = o.id and l.ended_at is null
    where o.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

const residencesAtMost = 50

export async function listResidences(tx: Tx, organizations: readonly string[]): Promise<StaffResidences> {
  const { rows } = await sql<StaffResidences['rows'][number]>`
    select r.id, r.name, r.city, r.state_code as state, r.status, ${isHidden} as "isHidden"
    from residence r where r.organization_id = any(${organizations}::uuid[])
    order by r.name collate by_name, r.id limit ${residencesAtMost}`.execute(tx)
  const { total } = await tx
    .selectFrom('residence')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('organization_id', '=', sql<string>`any(${organizations}::uuid[])`)
    .executeTakeFirstOrThrow()
  return { total, rows }
}

export async function listMailsTo(tx: Tx, email: string): Promise<StaffPerson['mails']> {
  const { rows } = await sql<StaffPerson['mails'][number]>`
    select id, kind, state, iso_time(created_at) as at, last_error as "lastError"
    from mail where channel = 'mail' and lower(recipient) = ${email}
    order by created_at desc, id desc limit 20`.execute(tx)
  return rows
}

export async function wasMailedSince(tx: Tx, email: string, kind: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from mail where kind = ${kind} and lower(recipient) = ${email} and created_at > ${since} limit 1`.execute(tx)
  return rows.length > 0
}

export async function listDone(tx: Tx, subject: 'person' | 'organization', id: string): Promise<HistoryLine[]> {
  const only: RawBuilder<unknown> = sql`h.change in ('locked', 'unlocked', 'sessions_ended', 'reset_asked', 'reset_allowed',
    'reset_refused', 'reset_stopped', 'factors_removed')`
  const { rows } = await sql<HistoryLine>`
    select ${lineColumns}
    from history h
    where h.organization_id = ${allianceId} and h.subject = ${subject} and h.subject_id = ${id} and ${only}
    order by h.happened_at desc, h.id desc limit 20`.execute(tx)
  return rows
}
