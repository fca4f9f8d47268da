import { type Generated, type GeneratedAlways, type Insertable, type Selectable, sql } from 'kysely'
import type { MailQuery } from '#contract/staff/mail.ts'
import type { MailState } from '#contract/staff/mail-states.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type MailChannel = 'mail' | 'text' | 'push'

type MailColumns = {
  id: string
  organization_id: string
  kind: string
  recipient: string
  reply_to: string | null
  stop_url: string | null
  subject: string
  text_body: string
  html_body: string
  confidential: boolean
  message_id: string
  state: Generated<MailState>
  attempts: Generated<number>
  due_at: Date | null
  claim: string | null
  last_error: string | null
  created_at: Date
  sent_at: Date | null
  channel: Generated<MailChannel>
  held_with: string | null
  shown_subject: GeneratedAlways<string>
  shown_text: GeneratedAlways<string | null>
}

export type StoredMail = {
  id: string
  channel: MailChannel
  kind: string
  recipient: string
  replyTo: string | null
  stopUrl: string | null
  subject: string
  text: string
  html: string
  messageId: string
  attempts: number
  createdAt: Date
}

const toMail = (row: Selectable<MailColumns>): StoredMail => ({
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  recipient: row.recipient,
  replyTo: row.reply_to,
  stopUrl: row.stop_url,
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  messageId: row.message_id,
  attempts: row.attempts,
  createdAt: row.created_at,
})

export type ShownMail = {
  id: string
  channel: MailChannel
  kind: string
  recipient: string
  subject: string
  text: string | null
  state: MailState
  attempts: number
  dueAt: Date | null
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

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

export async function insertMail(tx: Tx, mail: Insertable<MailColumns>): Promise<void> {
  await tx.insertInto('mail').values(mail).execute()
}

/** Other servers skip the row until `until`; after that it is due again, as when a server died while sending. */
export async function takeDueMail(tx: Tx, take: { channel: MailChannel; now: Date; until: Date; claim: string }) {
  const longestDue = tx
    .selectFrom('mail')
    .select('id')
    .where('channel', '=', take.channel)
    .where('due_at', '<=', take.now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await tx
    .updateTable('mail')
    .set({ state: 'sending', claim: take.claim, due_at: take.until, attempts: sql`attempts + 1` })
    .where('id', '=', longestDue)
    .returningAll()
    .executeTakeFirst()
  return row ? toMail(row) : null
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

export async function requeueMail(tx: Tx, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function requeueFailedMail(tx: Tx, now: Date): Promise<number> {
  const changed = await tx
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, due_at: now })
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
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

export async function findMail(tx: Tx, id: string): Promise<ShownMail | null> {
  return (await tx.selectFrom('mail').select(shown).where('id', '=', id).executeTakeFirst()) ?? null
}

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

export async function listMail(
  tx: Tx,
  wanted: Pick<MailQuery, 'state' | 'kind' | 'to'> & { after: PageEnd | null; limit: number },
): Promise<ShownMail[]> {
  const { state, kind, to, after, limit } = wanted
  let query = tx.selectFrom('mail').select(shown).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (state) query = query.where('state', '=', state)
  if (kind) query = query.where(sql<boolean>`(kind = ${kind} or kind like ${`${kind}-%`})`)
  // A mobile number is private, so nobody finds out by asking whose it is.
  if (to) query = query.where(sql<boolean>`channel = 'mail' and strpos(lower(recipient), ${to}) > 0`)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

export async function listMailTo(tx: Tx, address: string, limit: number): Promise<ShownMail[]> {
  return tx
    .selectFrom('mail')
    .select(shown)
    .where(sql<boolean>`channel = 'mail' and lower(recipient) = ${address.toLowerCase()}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countFailedMail(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<string>().as('failed'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(row.failed)
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

export type OldMail = Pick<StoredMail, 'id' | 'channel' | 'createdAt'>

export async function listOldMail(tx: Tx, before: Date, limit: number): Promise<OldMail[]> {
  const rows = await tx
    .selectFrom('mail')
    .select(['id', 'channel', 'created_at'])
    .where('created_at', '<', before)
    .where('state', 'in', ['sent', 'failed'])
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, channel: row.channel, createdAt: row.created_at }))
}

export async function deleteMail(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('mail').where('id', 'in', ids).execute()
}
