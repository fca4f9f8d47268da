import { sql } from 'kysely'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type MemberRow = {
  id: string
  name: string
  email: string
  role: DeskRole
  residenceIds: string[] | null
  since: Date
  remindedAt: Date | null
}

const personName = sql`trim(concat_ws(' ', p.first_name, p.last_name))`

export async function listMembers(tx: Tx, organizationId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select p.id, ${personName} as name, p.email, m.role, m.residence_ids as "residenceIds", m.created_at as since, m.training_reminded_at as "remindedAt"
    from membership m join person p on p.id = m.person_id
    where m.organization_id = ${organizationId}
    order by array_position(array['owner', 'manager', 'house_manager', 'bed_updater'], m.role), lower(${personName}), p.email`.execute(
    tx,
  )
  return rows
}

export async function findMember(tx: Tx, organizationId: string, personId: string): Promise<MemberRow | null> {
  const members = await listMembers(tx, organizationId)
  return members.find(({ id }) => id === personId) ?? null
}

export type Place = { role: DeskRole; residenceIds: string[] | null }

export async function changePlace(tx: Tx, organizationId: string, personId: string, { role, residenceIds }: Place) {
  const changed = await sql`
    update membership set role = ${role}, residence_ids = ${residenceIds}::uuid[]
    where organization_id = ${organizationId} and person_id = ${personId}
      and (role, residence_ids) is distinct from (${role}, ${residenceIds}::uuid[])`.execute(tx)
  return changed.numAffectedRows === 1n
}

export type NamedResidence = { id: string; name: string }

export function listResidences(tx: Tx, organizationId: string): Promise<NamedResidence[]> {
  return tx
    .selectFrom('residence')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('status', '<>', 'archived')
    .orderBy('name', (by) => by.collate('by_name'))
    .orderBy('id')
    .execute()
}

export async function removeMember(tx: Tx, organizationId: string, personId: string): Promise<Date | null> {
  const gone = await tx
    .deleteFrom('membership')
    .where((is) => is.and({ organization_id: organizationId, person_id: personId }))
    .returning('created_at')
    .executeTakeFirst()
  return gone?.created_at ?? null
}

export function isLastOwnerRefusal(error: unknown): boolean {
  return error instanceof Error && error.message.includes('An organization keeps an owner.')
}

export async function markReminded(
  tx: Tx,
  { organizationId, personId }: { organizationId: string; personId: string },
  { at, notSince }: { at: Date; notSince: Date },
): Promise<boolean> {
  const marked = await sql`
    update membership set training_reminded_at = ${at}
    where organization_id = ${organizationId} and person_id = ${personId}
      and (training_reminded_at is null or training_reminded_at <= ${notSince})`.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function addMembership(
  tx: Tx,
  { organizationId, personId, role, residenceIds }: { organizationId: string; personId: string } & Place,
): Promise<boolean> {
  const added = await sql`
    insert into membership (person_id, organization_id, role, residence_ids)
    values (${personId}, ${organizationId}, ${role}, ${residenceIds}::uuid[])
    on conflict do nothing`.execute(tx)
  return added.numAffectedRows === 1n
}

export async function listLastChanges(tx: Tx, organizationId: string): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select m.person_id as id, newest.at from membership m
    cross join lateral (
      select h.happened_at as at from history h
      where h.organization_id = m.organization_id and h.person_id = m.person_id
        -- Programs that read mail press a link that stops it; a number is said by a person.
        and (h.source <> 'link' or h.subject = 'beds')
      order by h.happened_at desc limit 1
    ) newest
    where m.organization_id = ${organizationId}`.execute(tx)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** Never stores who is invited: the invitation is deleted after its days (docs/privacy.md), the history never is. */
export async function noteInvitation(
  tx: Tx,
  by: { organizationId: string; personId: string | null; personName: string; device: string },
  { id, role, change }: { id: string; role: DeskRole; change: string },
): Promise<void> {
  const { organizationId, ...signature } = by
  const noted = { organizationId, subject: 'invitation', subjectId: id, subjectName: '', change, after: { role } }
  await noteChange(tx, noted, Object.assign(signature, { source: 'team' } as const))
}
