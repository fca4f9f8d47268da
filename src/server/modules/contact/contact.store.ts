import { sql } from 'kysely'
import type { ContactMessage } from '#contract/staff/contact.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Received = { id: string; receivedAt: Date }

/** The sender may not read the row back. */
export async function insertMessage(tx: Tx, { id, receivedAt }: Received, sent: ContactMessage): Promise<void> {
  const { firstName, lastName, email, phone, facilityName, stateId, message } = sent
  await sql`
    insert into contact_message (id, organization_id, received_at, first_name, last_name, email, phone, facility_name,
      state_code, message)
    values (${id}, ${allianceId}, ${receivedAt}, ${firstName}, ${lastName}, ${email}, ${phone}, ${facilityName},
      nullif(${stateId}, ''), ${message})`.execute(tx)
}

/**
 * Where the key was answered before, gives that answer and whether the body was the same. Waits for another request
 * with the key to end. The transaction must have presented the key.
 */
export async function claimAnswer(tx: Tx, { id, receivedAt }: Received, hashes: { key: Buffer; body: Buffer }) {
  // No conflict target: naming the column would ask for the right to read other keys' rows.
  const inserted = await sql`
    insert into contact_answer (key_hash, organization_id, body_hash, message_id, received_at)
    values (${hashes.key}, ${allianceId}, ${hashes.body}, ${id}, ${receivedAt}) on conflict do nothing`.execute(tx)
  if (inserted.numAffectedRows === 1n) return null
  const { rows } = await sql<Received & { sameBody: boolean }>`
    select message_id as id, received_at as "receivedAt", body_hash = ${hashes.body} as "sameBody"
    from contact_answer where key_hash = ${hashes.key}`.execute(tx)
  const [before] = rows
  if (!before) throw new Error('A key that was answered before has its answer.')
  return before
}

export async function deleteMessages(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    delete from contact_message where coalesce(answered_at, received_at) < ${before}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}

export async function deleteAnswers(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`delete from contact_answer where received_at < ${before}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}
