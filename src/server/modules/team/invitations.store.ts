import { sql } from 'kysely'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type InvitationRow = {
  id: string
  organizationId: string
  email: string
  role: DeskRole
  residenceIds: string[] | null
  invitedBy: string
  createdAt: Date
  sentAt: Date
  mails: number
  expiresAt: Date
  withdrawnAt: Date | null
  acceptedAt: Date | null
}

const columns = sql`i.id, i.organization_id as "organizationId", i.email, i.role, i.residence_ids as "residenceIds",
  i.invited_by_name as "invitedBy",
  i.created_at as "createdAt", i.sent_at as "sentAt", i.mails, i.expires_at as "expiresAt",
  i.withdrawn_at as "withdrawnAt", i.accepted_at as "acceptedAt"`
const waiting = sql`withdrawn_at is null and accepted_at is null`

/**
 * Lock for each organization: keeps the daily limit correct, and lets no invitation slip past while its sender loses
 * the right to invite.
 */
export async function lockInvitations(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invitations ' || ${organizationId}, 0))`.execute(tx)
}

export async function listWaiting(tx: Tx, organizationId: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitation i where i.organization_id = ${organizationId} and ${waiting}
    order by i.created_at desc, i.id`.execute(tx)
  return rows
}

export async function findWaiting(tx: Tx, organizationId: string, email: string): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitation i
    where i.organization_id = ${organizationId} and i.email = ${email} and ${waiting}`.execute(tx)
  return rows[0] ?? null
}

export async function countSince(tx: Tx, organizationId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitation
    where organization_id = ${organizationId} and created_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

export type NewInvitation = {
  id: string
  organizationId: string
  email: string
  role: DeskRole
  residenceIds: string[] | null
  secretHash: Buffer
  invitedBy: { id: string | null; name: string }
  at: Date
  expiresAt: Date
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { id, organizationId, email, role, residenceIds, secretHash, invitedBy, at, expiresAt } = invitation
  await sql`
    insert into invitation (id, organization_id, email, role, residence_ids, secret_hash, invited_by, invited_by_name,
      created_at, sent_at, expires_at)
    values (${id}, ${organizationId}, ${email}, ${role}, ${residenceIds}::uuid[], ${secretHash}, ${invitedBy.id}, ${invitedBy.name}, ${at},
      ${at}, ${expiresAt})`.execute(tx)
}

export async function lockWaiting(tx: Tx, organizationId: string, id: string): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitation i
    where i.organization_id = ${organizationId} and i.id = ${id} and ${waiting} for update`.execute(tx)
  return rows[0] ?? null
}

export async function renewInvitation(
  tx: Tx,
  id: string,
  { secretHash, at, expiresAt }: { secretHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update invitation set secret_hash = ${secretHash}, sent_at = ${at}, expires_at = ${expiresAt}, mails = mails + 1
    where id = ${id}`.execute(tx)
}

export async function withdrawInvitation(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update invitation set withdrawn_at = ${at} where id = ${id} and ${waiting}`.execute(tx)
}

export async function withdrawInvitationsTo(
  tx: Tx,
  { organizationId, personId }: { organizationId: string; personId: string },
  at: Date,
): Promise<Pick<InvitationRow, 'id' | 'role'>[]> {
  const { rows } = await sql<Pick<InvitationRow, 'id' | 'role'>>`
    update invitation set withdrawn_at = ${at}
    where organization_id = ${organizationId} and invited_by = ${personId} and ${waiting}
    returning id, role`.execute(tx)
  return rows
}

export type LinkedInvitation = InvitationRow & { organization: string }

export async function findLinked(tx: Tx, secretHash: Buffer): Promise<LinkedInvitation | null> {
  const { rows } = await sql<LinkedInvitation>`
    select ${columns}, o.name as organization
    from invitation i join organization o on o.id = i.organization_id where i.secret_hash = ${secretHash}`.execute(tx)
  return rows[0] ?? null
}

export async function listInvitedResidences(tx: Tx, residenceIds: readonly string[] | null): Promise<string[] | null> {
  if (residenceIds === null) return null
  const { rows } = await sql<{ name: string }>`
    select name from residence where id = any (${`{${residenceIds.join(',')}}`}::uuid[])
    order by name collate by_name, id`.execute(tx)
  return rows.map(({ name }) => name)
}

/** False when it is no longer valid; of two callers only one gets true. */
export async function spendInvitation(tx: Tx, id: string, personId: string, at: Date): Promise<boolean> {
  const used = await sql`
    update invitation set accepted_at = ${at}, accepted_by = ${personId}
    where id = ${id} and ${waiting} and expires_at > ${at}`.execute(tx)
  return used.numAffectedRows === 1n
}

export async function isMember(tx: Tx, organizationId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership where organization_id = ${organizationId} and person_id = ${personId}`.execute(tx)
  return rows.length === 1
}

export async function deleteEnded(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    delete from invitation
    where least(expires_at, coalesce(withdrawn_at, expires_at), coalesce(accepted_at, expires_at)) < ${before}`.execute(
    tx,
  )
  return Number(gone.numAffectedRows)
}
