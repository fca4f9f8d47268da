import { type Insertable, sql } from 'kysely'
import type { MailQuery } from '#contract/mail/mail.ts'
import type { MailState } from '#contract/mail/mail-states.ts'
import type { Tables } from '#db/tables.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type MailChannel = 'mail' | 'text' | 'push'

const delivered = [
  'id',
  'channel',
  'kind',
  'recipient',
  'reply_to as replyTo',
  'stop_url as stopUrl',
  'subject',
  'text_body as text',
  'html_body as html',
  'message_id as messageId',
  'attempts',
  'created_at as createdAt',
] as const

const shown = [
  'id',
  'channel',
  'kind',
  'recipient',
  'shown_subject as subject',
  'shown_text as text',
  'state',
  'attempts',
  'due_at as dueAt',
  'last_error as lastError',
  'created_at as createdAt',
  'sent_at as sentAt',
] as const

export async function insertMail(tx: Tx, mail: Insertable<Tables['mail']>): Promise<void> {
  await tx.insertInto('mail').values(mail).execute()
}

export type StoredMail = NonNullable<Awaited<ReturnType<typeof takeDueMail>>>

/** Other servers skip the row until `until`; after that it is due again, as when a server died while sending. */
export function takeDueMail(tx: Tx, take: { channel: MailChannel; now: Date; until: Date; claim: string }) {
  const longestDue = tx
    .selectFrom('mail')
    .select('id')
    .where('channel', '=', take.channel)
    .where('due_at', '<=', take.now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return tx
    .updateTable('mail')
    .set({ state: 'sending', claim: take.claim, due_at: take.until, attempts: sql`attempts + 1` })
    .where('id', '=', longestDue)
    .returning(delivered)
    .executeTakeFirst()
}

export type Outcome =
  | { state: 'sent'; at: Date }
  | { state: 'queued'; dueAt: Date; error: string }
  | { state: 'failed'; error: string }

/** False when the claim expired and another server has the mail. */
export async function settleMail(tx: Tx, id: string, claim: string, outcome: Outcome): Promise<boolean> {
  const changed = await tx
    .updateTable('mail')
    .set({
      state: outcome.state,
      claim: null,
      due_at: outcome.state === 'queued' ? outcome.dueAt : null,
      sent_at: outcome.state === 'sent' ? outcome.at : null,
      last_error: outcome.state === 'sent' ? null : outcome.error,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function requeueMail(tx: Tx, now: Date, id?: string): Promise<number> {
  const failed = tx.updateTable('mail').set({ state: 'queued', attempts: 0, due_at: now }).where('state', '=', 'failed')
  const asked = id === undefined ? failed : failed.where('id', '=', id)
  return Number((await asked.executeTakeFirst()).numUpdatedRows)
}

// False where one of them is on its way or has left; then all stay.
export async function deleteHeld(tx: Tx, heldWith: string): Promise<boolean> {
  const held = await tx
    .selectFrom('mail')
    .select(['state', 'attempts'])
    .where('held_with', '=', heldWith)
    .forUpdate()
    .execute()
  if (held.some(({ state, attempts }) => state !== 'queued' || attempts > 0)) return false
  await tx.deleteFrom('mail').where('held_with', '=', heldWith).execute()
  return true
}

export const findMail = (tx: Tx, id: string) =>
  tx.selectFrom('mail').select(shown).where('id', '=', id).executeTakeFirst()

export async function findStates(tx: Tx, ids: readonly string[]): Promise<Map<string, MailState>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('mail').select(['id', 'state']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Those of `addresses` to which the last mail that is over could not be delivered. */
export async function findBounced(tx: Tx, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ recipient: string }>`
    select distinct f.recipient from mail f
    where f.state = 'failed' and f.channel = 'mail' and f.recipient = any(${addresses}::text[])
      and not exists (select from mail s
        where s.state = 'sent' and s.recipient = f.recipient and s.created_at > f.created_at)`.execute(tx)
  return new Set(rows.map(({ recipient }) => recipient))
}

const selectNewest = (tx: Tx, limit: number) =>
  tx.selectFrom('mail').select(shown).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)

export type ShownMail = Awaited<ReturnType<typeof listMail>>[number]

export function listMail(
  tx: Tx,
  wanted: Pick<MailQuery, 'state' | 'kind' | 'to'> & { after: PageEnd | null; limit: number },
) {
  const { state, kind, to, after, limit } = wanted
  let query = selectNewest(tx, limit)
  if (state) query = query.where('state', '=', state)
  if (kind) query = query.where(sql<boolean>`(kind = ${kind} or kind like ${`${kind}-%`})`)
  // A mobile number is private, so nobody finds out by asking whose it is.
  if (to) query = query.where(sql<boolean>`channel = 'mail' and strpos(lower(recipient), ${to}) > 0`)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

export function listMailTo(tx: Tx, address: string, limit: number) {
  const isToIt = sql<boolean>`channel = 'mail' and lower(recipient) = ${address.toLowerCase()}`
  return selectNewest(tx, limit).where(isToIt).execute()
}

export async function countFailedMail(tx: Tx): Promise<number> {
  const failed = tx.selectFrom('mail').where('state', '=', 'failed')
  return (await failed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

type WaitingMail = { waiting: number; waitingSince: Date | null; failed: number }

/** One that is held, or waits for its next try, is not late. */
export async function countWaitingMail(tx: Tx, now: Date): Promise<WaitingMail> {
  const { rows } = await sql<WaitingMail>`
    select count(*) filter (where state in ('queued', 'sending'))::int as waiting,
      min(due_at) filter (where state = 'queued' and due_at <= ${now}) as "waitingSince",
      count(*) filter (where state = 'failed')::int as failed
    from mail where state <> 'sent'`.execute(tx)
  return rows[0] ?? { waiting: 0, waitingSince: null, failed: 0 }
}

export function listOldMail(tx: Tx, before: Date, limit: number) {
  return tx
    .selectFrom('mail')
    .select(['id', 'channel', 'created_at as createdAt'])
    .where('created_at', '<', before)
    .where('state', 'in', ['sent', 'failed'])
    .limit(limit)
    .execute()
}

export async function deleteMail(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('mail').where('id', 'in', ids).execute()
}
