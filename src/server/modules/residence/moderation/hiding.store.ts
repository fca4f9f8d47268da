import { sql } from 'kysely'
import { allianceId } from '#domain/people/organization.ts'
import type { HideReason } from '#domain/residence/listing/hiding.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { selectLeaderEmails } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { organizationLock } from './people/finding.store.ts'

type Person = { id: string; name: string }

export type LockedListing = {
  id: string
  name: string
  city: string
  state: string | null
  status: ListingStatus
  isClaimed: boolean
  isHidden: boolean
  isLocked: boolean
  organizationId: string
  kind: 'operator' | 'affiliate' | 'alliance'
  emails: string[]
}

export const isHidden = sql`exists (select from hidden_listing h where h.residence_id = r.id and h.shown_at is null)`

export const leaderEmails = selectLeaderEmails(sql`o.id`)

/** Locks it until the transaction ends. `emails` are those of the owners and managers of its organization. */
export async function lockListing(tx: Tx, id: string): Promise<LockedListing | null> {
  await sql`select from residence where id = ${id} for update`.execute(tx)
  const { rows } = await sql<LockedListing>`
    select r.id, r.name, r.city, r.state_code as state, r.status, r.claimed_at is not null as "isClaimed",
      ${isHidden} as "isHidden", ${organizationLock} as "isLocked", o.id as "organizationId", o.kind,
      ${leaderEmails} as emails
    from residence r join organization o on o.id = r.organization_id where r.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export type NewHiding = {
  id: string
  residenceId: string
  reason: HideReason
  words: string
  was: ListingStatus
  at: Date
  by: Person
}

export async function insertHiding(tx: Tx, hiding: NewHiding): Promise<void> {
  const { id, residenceId, reason, words, was, at, by } = hiding
  await sql`
    insert into hidden_listing (id, residence_id, reason, words, was, hidden_at, hidden_by, hidden_name)
    values (${id}, ${residenceId}, ${reason}, ${words}, ${was}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}

/** Gives what the house was before, or null where it is not hidden. */
export async function endHiding(
  tx: Tx,
  residenceId: string,
  { at, by, words }: { at: Date; by: Person; words: string },
): Promise<ListingStatus | null> {
  const ended = await tx
    .updateTable('hidden_listing')
    .set({ shown_at: at, shown_by: by.id, shown_name: by.name, shown_words: words })
    .where((is) => is.and({ residence_id: residenceId, shown_at: null }))
    .returning('was')
    .executeTakeFirst()
  return ended?.was ?? null
}

export async function findHideReason(tx: Tx, residenceId: string): Promise<HideReason | null> {
  const hidings = tx.selectFrom('hidden_listing').select('reason').where('residence_id', '=', residenceId)
  return (await hidings.where('shown_at', 'is', null).executeTakeFirst())?.reason ?? null
}

export async function writeStatus(tx: Tx, id: string, status: ListingStatus): Promise<void> {
  await sql`update residence set status = ${status} where id = ${id}`.execute(tx)
}

/** In the operator's history it is the alliance that did it; who of the staff it was is in the alliance's own. */
export async function noteHiding(
  tx: Tx,
  { id, name, organizationId }: LockedListing,
  change: 'hidden' | 'shown',
  after: { why?: HideReason; said?: string },
): Promise<void> {
  const noted = { subject: 'residence', subjectId: id, subjectName: name, change, after }
  await noteChange(tx, { ...noted, organizationId, by: 'The alliance' })
  await noteChange(tx, { ...noted, organizationId: allianceId })
}

export async function insertNote(
  tx: Tx,
  { id, residenceId, words, at, by }: { id: string; residenceId: string; words: string; at: Date; by: Person },
): Promise<void> {
  await sql`
    insert into listing_note (id, residence_id, words, noted_at, noted_by, noted_name)
    values (${id}, ${residenceId}, ${words}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}
