import { sql } from 'kysely'
import type { ContactMessage } from '#contract/contact/contact.ts'
import { allianceId } from '#domain/people/organization.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ReceivedMessage = { id: string; receivedAt: Date }

/** The sender may not read the row back. */
export async function insertMessage(
  tx: Tx,
  received: ReceivedMessage,
  { stateId, ...words }: ContactMessage,
): Promise<void> {
  const message = { ...words, ...received, organizationId: allianceId, stateCode: stateId === '' ? null : stateId }
  await mapToFields(tx).insertInto('contact_message').values(message).execute()
}

/**
 * Where the key was answered before, gives that answer and whether the body was the same. Waits for another request
 * with the key to end. The transaction must have presented the key.
 */
export async function claimAnswer(tx: Tx, { id, receivedAt }: ReceivedMessage, hashes: { key: Buffer; body: Buffer }) {
  // No conflict target: naming the column would ask for the right to read other keys' rows.
  const answer = { keyHash: hashes.key, bodyHash: hashes.body, messageId: id, receivedAt, organizationId: allianceId }
  const adding = mapToFields(tx).insertInto('contact_answer').values(answer)
  const { numInsertedOrUpdatedRows } = await adding.onConflict((same) => same.doNothing()).executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return null
  return mapToFields(tx)
    .selectFrom('contact_answer')
    .select(['messageId as id', 'receivedAt'])
    .select((row) => row('bodyHash', '=', hashes.body).as('sameBody'))
    .where('keyHash', '=', hashes.key)
    .executeTakeFirstOrThrow()
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
