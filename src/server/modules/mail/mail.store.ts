import { type RawBuilder, sql } from 'kysely'
import type { MailQuery } from '#contract/staff/mail.ts'
import type { MailState } from '#contract/staff/mail-states.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type MailChannel = 'mail' | 'text' | 'push'

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

const selectShown = (rest: RawBuilder<unknown>) => sql<ShownMail>`
  select id, channel, kind, recipient, shown_subject as subject, shown_text as text, state, attempts, due_at as "dueAt",
    last_error as "lastError", created_at as "createdAt", sent_at as "sentAt"
  from mail ${rest}`

export type QueuedMail = Omit<StoredMail, 'attempts'> & { confidential: boolean; heldWith: string | null; dueAt: Date }

export async function insertMail(tx: Tx, mail: QueuedMail): Promise<void> {
  const { id, channel, kind, recipient, replyTo, stopUrl, subject, text, html, confidential, messageId } = mail
  await sql`
    insert into mail (id, channel, organization_id, kind, recipient, reply_to, stop_url, subject, text_body, html_body,
      confidential, message_id, held_with, due_at, created_at)
    values (${id}, ${channel}, ${allianceId}, ${kind}, ${recipient}, ${replyTo}, ${stopUrl}, ${subject}, ${text}, ${html},
      ${confidential}, ${messageId}, ${mail.heldWith}, ${mail.dueAt}, ${mail.createdAt})`.execute(tx)
}

type Take = { channel: MailChannel; now: Date; until: Date; claim: string }

/** Other servers skip the row until `until`; after that it is due again, as when a server died while sending. */
export async function takeDueMail(tx: Tx, { channel, now, until, claim }: Take): Promise<StoredMail | null> {
  const { rows } = await sql<StoredMail>`
    update mail set state = 'sending', claim = ${claim}, due_at = ${until}, attempts = attempts + 1
    where id = (
      select id from mail where channel = ${channel} and due_at <= ${now}
      order by due_at limit 1 for update skip locked)
    returning id, channel, kind, recipient, reply_to as "replyTo", stop_url as "stopUrl", subject, text_body as text,
      html_body as html, message_id as "messageId", attempts, created_at as "createdAt"`.execute(tx)
  return rows[0] ?? null
}

export type Outcome =
  | { state: 'sent'; at: Date }
  | { state: 'queued'; dueAt: Date; error: string }
  | { state: 'failed'; error: string }

/** False when the claim expired and another server has the mail. */
export async function settleMail(tx: Tx, id: string, claim: string, outcome: Outcome): Promise<boolean> {
  const dueAt = outcome.state === 'queued' ? outcome.dueAt : null
  const [sentAt, error] = outcome.state === 'sent' ? [outcome.at, null] : [null, outcome.error]
  const changed = await sql`
    update mail set state = ${outcome.state}, claim = null, due_at = ${dueAt}, sent_at = ${sentAt}, last_error = ${error}
    where id = ${id} and claim = ${claim}`.execute(tx)
  return changed.numAffectedRows === 1n
}

export async function requeueMail(tx: Tx, id: string, now: Date): Promise<boolean> {
  const changed = await sql`
    update mail set state = 'queued', attempts = 0, due_at = ${now} where id = ${id} and state = 'failed'`.execute(tx)
  return changed.numAffectedRows === 1n
}

export async function requeueFailedMail(tx: Tx, now: Date): Promise<number> {
  const changed = await sql`
    update mail set state = 'queued', attempts = 0, due_at = ${now} where state = 'failed'`.execute(tx)
  return Number(changed.numAffectedRows ?? 0n)
}

// False where one of them is on its way or has left; then all stay.
export async function deleteHeld(tx: Tx, heldWith: string): Promise<boolean> {
  const { rows } = await sql<{ isWaiting: boolean }>`
    select state = 'queued' and attempts = 0 as "isWaiting" from mail where held_with = ${heldWith} for update`.execute(
    tx,
  )
  if (!rows.every(({ isWaiting }) => isWaiting)) return false
  await sql`delete from mail where held_with = ${heldWith}`.execute(tx)
  return true
}

export async function findMail(tx: Tx, id: string): Promise<ShownMail | null> {
  const { rows } = await selectShown(sql`where id = ${id}`).execute(tx)
  return rows[0] ?? null
}

export async function findStates(tx: Tx, ids: readonly string[]): Promise<Map<string, MailState>> {
  const { rows } = await sql<{ id: string; state: MailState }>`
    select id, state from mail where id = any(${ids}::uuid[])`.execute(tx)
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

type Wanted = Pick<MailQuery, 'state' | 'kind' | 'to'> & { after: PageEnd | null; limit: number }

export async function listMail(tx: Tx, { state, kind, to, after, limit }: Wanted): Promise<ShownMail[]> {
  // A mobile number is private, so nobody finds out by asking whose it is.
  const isTo = to ? sql`channel = 'mail' and strpos(lower(recipient), ${to}) > 0` : sql`true`
  const { rows } = await selectShown(sql`
    where ${state ? sql`state = ${state}` : sql`true`} and ${isTo}
      and ${kind ? sql`(kind = ${kind} or kind like ${`${kind}-%`})` : sql`true`}
      and ${after ? sql`(created_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by created_at desc, id desc limit ${limit}`).execute(tx)
  return rows
}

/** Of the whole address, the newest first. */
export async function listMailTo(tx: Tx, address: string, limit: number): Promise<ShownMail[]> {
  const { rows } = await selectShown(sql`
    where channel = 'mail' and lower(recipient) = ${address.toLowerCase()}
    order by created_at desc, id desc limit ${limit}`).execute(tx)
  return rows
}

export async function countFailedMail(tx: Tx): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from mail where state = 'failed'`.execute(tx)
  return rows[0]?.failed ?? 0
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
  const { rows } = await sql<OldMail>`
    select id, channel, created_at as "createdAt" from mail
    where created_at < ${before} and state in ('sent', 'failed') limit ${limit}`.execute(tx)
  return rows
}

export async function deleteMail(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from mail where id = any(${ids}::uuid[])`.execute(tx)
}
