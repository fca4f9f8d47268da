import { sql } from 'kysely'
import type { ContactMessage } from '#contract/staff/contact.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Received = { id: string; receivedAt: Date }

/** The sender may not read the row back. */
export async function insertMessage(tx: Tx, { id, receivedAt }: Received, message: ContactMessage): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({
      id,
      organization_id: allianceId,
      received_at: receivedAt,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone,
      facility_name: message.facilityName,
      state_code: message.stateId === '' ? null : message.stateId,
      message: message.message,
    })
    .execute()
}

/**
 * Where the key was answered before, gives that answer and whether the body was the same. Waits for another request
 * with the key to end. The transaction must have presented the key.
 */
export async function claimAnswer(tx: Tx, { id, receivedAt }: Received, hashes: { key: Buffer; body: Buffer }) {
  // No conflict target: naming the column would ask for the right to read other keys' rows.
  const inserted = await tx
    .insertInto('contact_answer')
    .values({
      key_hash: hashes.key,
      organization_id: allianceId,
      body_hash: hashes.body,
      message_id: id,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return null
  const before = await tx
    .selectFrom('contact_answer')
    .select(['message_id', 'received_at'])
    .select((row) => row('body_hash', '=', hashes.body).as('same_body'))
    .where('key_hash', '=', hashes.key)
    .executeTakeFirstOrThrow()
  return { id: before.message_id, receivedAt: before.received_at, sameBody: before.same_body === true }
}

export async function deleteMessages(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .deleteFrom('contact_message')
    .where(sql<Date>`coalesce(answered_at, received_at)`, '<', before)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export async function deleteAnswers(tx: Tx, before: Date): Promise<number> {
  const gone = await tx.deleteFrom('contact_answer').where('received_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
