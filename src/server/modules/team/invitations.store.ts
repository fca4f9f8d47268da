import { sql } from 'kysely'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const columns = [
  'i.id',
  'i.organization_id as organizationId',
  'i.email',
  'i.role',
  'i.residence_ids as residenceIds',
  'i.invited_by_name as invitedBy',
  'i.sent_at as sentAt',
  'i.mails',
  'i.expires_at as expiresAt',
  'i.withdrawn_at as withdrawnAt',
  'i.accepted_at as acceptedAt',
] as const
const isWaiting = sql<boolean>`withdrawn_at is null and accepted_at is null`

/**
 * Lock for each organization: keeps the daily limit correct, and lets no invitation slip past while its sender loses
 * the right to invite.
 */
export async function lockInvitations(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invitations ' || ${organizationId}, 0))`.execute(tx)
}

function selectWaiting(tx: Tx, organizationId: string) {
  const ofOrganization = tx.selectFrom('invitation as i').select(columns).where('organization_id', '=', organizationId)
  return ofOrganization.where(isWaiting)
}

export type InvitationRow = Awaited<ReturnType<typeof listWaiting>>[number]

export const listWaiting = (tx: Tx, organizationId: string) =>
  selectWaiting(tx, organizationId).orderBy('created_at', 'desc').orderBy('id').execute()

export const findWaiting = (tx: Tx, organizationId: string, email: string) =>
  selectWaiting(tx, organizationId).where('email', '=', email).executeTakeFirst()

export const lockWaiting = (tx: Tx, organizationId: string, id: string) =>
  selectWaiting(tx, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()

export async function countSince(tx: Tx, organizationId: string, since: Date): Promise<number> {
  const sent = tx.selectFrom('invitation').where('organization_id', '=', organizationId).where('created_at', '>', since)
  return (await sent.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
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

export async function insertInvitation(tx: Tx, { invitedBy: by, at, ...rest }: NewInvitation): Promise<void> {
  const invitation = { ...rest, invitedBy: by.id, invitedByName: by.name, createdAt: at, sentAt: at }
  await mapToFields(tx).insertInto('invitation').values(invitation).execute()
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
  await sql`update invitation set withdrawn_at = ${at} where id = ${id} and ${isWaiting}`.execute(tx)
}

export async function withdrawInvitationsTo(
  tx: Tx,
  { organizationId, personId }: { organizationId: string; personId: string },
  at: Date,
) {
  return tx
    .updateTable('invitation')
    .set({ withdrawn_at: at })
    .where('organization_id', '=', organizationId)
    .where('invited_by', '=', personId)
    .where(isWaiting)
    .returning(['id', 'role'])
    .execute()
}

export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findLinked>>>

export function findLinked(tx: Tx, secretHash: Buffer) {
  return tx
    .selectFrom('invitation as i')
    .innerJoin('organization as o', 'o.id', 'i.organization_id')
    .select(columns)
    .select('o.name as organization')
    .where('i.secret_hash', '=', secretHash)
    .executeTakeFirst()
}

export async function listInvitedResidences(tx: Tx, residenceIds: readonly string[] | null): Promise<string[] | null> {
  if (residenceIds === null) return null
  const rows = await tx
    .selectFrom('residence')
    .select('name')
    .where('id', '=', sql<string>`any(${residenceIds}::uuid[])`)
    .orderBy('name', (by) => by.collate('by_name'))
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** False when it is no longer valid; of two callers only one gets true. */
export async function spendInvitation(tx: Tx, id: string, personId: string, at: Date): Promise<boolean> {
  const used = await sql`
    update invitation set accepted_at = ${at}, accepted_by = ${personId}
    where id = ${id} and ${isWaiting} and expires_at > ${at}`.execute(tx)
  return used.numAffectedRows === 1n
}

export async function deleteEnded(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    delete from invitation
    where least(expires_at, coalesce(withdrawn_at, expires_at), coalesce(accepted_at, expires_at)) < ${before}`.execute(
    tx,
  )
  return Number(gone.numAffectedRows)
}
