import { createHash, randomUUID } from 'node:crypto'
import type { MailDetail, MailPage, MailQuery, MailRow } from '#contract/mail/mail.ts'
import type { MailState } from '#contract/mail/mail-states.ts'
import { allianceId } from '#domain/people/organization.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { encodeCursor, readCursor } from '#server/plumbing/calls/page-cursor.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'
import { type Actor, system, type Tx } from '#server/plumbing/transactions.ts'
import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { deliveryQueue } from './mail.jobs.ts'
import { maskRecipient, maskText } from './mail.policy.ts'
import {
  countFailedMail,
  countWaitingMail,
  deleteHeld,
  findBounced,
  findMail,
  findStates,
  insertMail,
  listMail,
  listMailTo,
  requeueMail,
  type ShownMail,
} from './mail.store.ts'
import { maxAttempts } from './retry.rules.ts'

export type NewMail = {
  id?: string
  /** In kebab case. Shown to staff, so it never says who or why. */
  kind: string
  to: string
  replyTo?: string
  /**
   * Where its recipient stops mails like this one: a page that asks for a tap, and takes a post from mail programs. A
   * mail with a code or a link to act by is `confidential`: only its recipient may read it.
   */
  stopUrl?: string
  confidential?: boolean
  mailText: MailText
  held?: HeldMails | null
}

// They leave at `until` and not before; `takeBack` names them by `id`.
export type HeldMails = { id: string; until: Date }

export type NewText = {
  id?: string
  kind: string
  to: string
  about: string
  confidential?: boolean
  text: string
}

export type NewPush = {
  kind: string
  deviceId: string
  title: string
  body: string
  path: string
  /** A newer one about the same takes the place of an older one. */
  about: string
}

export type MailService = ReturnType<typeof createMail>
export type Outbox = Pick<MailService, 'enqueue' | 'startDelivery'>

const pageSize = 25

type MailParts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & {
  transport: 'smtp' | 'files'
  from: string
  jobs: Pick<Jobs, 'send'>
}

export function createMail(parts: MailParts) {
  const { transactions, clock, transport, jobs, log } = parts

  async function startDelivery(held: HeldMails | null = null): Promise<void> {
    try {
      const afterSeconds = held && Math.ceil((held.until.getTime() - clock.now().getTime()) / 1000) + 1
      await jobs.send(deliveryQueue, undefined, afterSeconds === null ? {} : { afterSeconds })
    } catch (error) {
      log.warn('mail delivery was not nudged', { error })
    }
  }

  return {
    /** Never throws: a lost job is made up for by the scheduled one. */
    startDelivery,
    /** Sent only if the transaction commits. Call `startDelivery` after the commit; otherwise it leaves within a minute. */
    enqueue: (tx: Tx, mail: NewMail): Promise<void> => enqueue(parts, tx, mail),
    enqueueText: (tx: Tx, { about, text, ...rest }: NewText): Promise<void> =>
      enqueue(parts, tx, { ...rest, channel: 'text', mailText: { subject: about, text, html: '' } }),
    enqueuePush: (tx: Tx, push: NewPush): Promise<void> => enqueuePush(parts, tx, push),
    // False where one of them has left already, or is leaving now. For the system alone.
    takeBack: (tx: Tx, heldId: string): Promise<boolean> => deleteHeld(tx, heldId),
    /** For the system alone: nobody else but the alliance may see the outbox. */
    statesOf: (tx: Tx, ids: readonly string[]): Promise<Map<string, MailState>> => findStates(tx, ids),
    bouncedOf: (tx: Tx, addresses: readonly string[]): Promise<Set<string>> => findBounced(tx, addresses),
    async send(mail: NewMail): Promise<void> {
      await transactions.run({ kind: 'visitor' }, (tx) => enqueue(parts, tx, mail))
      await startDelivery()
    },
    list: (actor: Actor, query: MailQuery): Promise<MailPage> =>
      transactions.run(actor, async (tx) => {
        const after = query.cursor === undefined ? null : readCursor(query.cursor)
        const { state, kind, to } = query
        const found = await listMail(tx, { state, kind, to, after, limit: pageSize + 1 })
        const rows = found.slice(0, pageSize)
        const last = rows.at(-1)
        const next = found.length > pageSize && last ? encodeCursor({ time: last.createdAt, id: last.id }) : null
        return { rows: rows.map(toRow), next, transport, failed: await countFailedMail(tx) }
      }),
    search: async (address: string, limit: number): Promise<MailRow[]> =>
      (await transactions.run(system, (tx) => listMailTo(tx, address, limit))).map(toRow),
    read: (actor: Actor, id: string): Promise<MailDetail> => transactions.run(actor, (tx) => readDetail(tx, id)),
    async countWaiting(actor: Actor) {
      const { waitingSince, ...counts } = await transactions.run(actor, (tx) => countWaitingMail(tx, clock.now()))
      return { ...counts, waitingSince: waitingSince?.toISOString() ?? null }
    },
    async retryAll(actor: Actor): Promise<number> {
      const requeued = await transactions.run(actor, (tx) => requeueMail(tx, clock.now()))
      if (requeued > 0) await startDelivery()
      return requeued
    },
    /** Throws `not_found`, or `conflict` when it has not given up. */
    async retry(actor: Actor, id: string): Promise<MailDetail> {
      const mail = await transactions.run(actor, async (tx) => {
        const requeued = await requeueMail(tx, clock.now(), id)
        const now = await readDetail(tx, id)
        if (requeued === 0) throw new AppError('conflict', 'Only an email that could not be sent can be tried again.')
        return now
      })
      await startDelivery()
      return mail
    },
  }
}

type QueuedMail = NewMail & { channel?: 'text' | 'push' }

async function enqueue({ clock, from }: MailParts, tx: Tx, mail: QueuedMail): Promise<void> {
  if (/[\s<>,;\p{Cc}]/u.test(mail.to + (mail.replyTo ?? ''))) throw new Error('A mail has one plain address.')
  const { id = randomUUID() } = mail
  const now = clock.now()
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  await insertMail(tx, {
    id,
    channel: mail.channel ?? 'mail',
    organization_id: allianceId,
    kind: mail.kind,
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    stop_url: mail.stopUrl ?? null,
    subject: mail.mailText.subject,
    text_body: mail.mailText.text,
    html_body: mail.mailText.html,
    confidential: mail.confidential ?? false,
    message_id: `<${id}@${domain}>`,
    held_with: mail.held?.id ?? null,
    due_at: mail.held?.until ?? now,
    created_at: now,
  })
}

// Its tag is another one for each device: to push services it says nothing of the house.
async function enqueuePush(parts: MailParts, tx: Tx, { kind, deviceId, title, body, path, about }: NewPush) {
  const tag = createHash('sha256').update(`${deviceId} ${about}`).digest('base64url').slice(0, 32)
  const mailText = { subject: title, text: body, html: JSON.stringify({ title, body, path, tag }) }
  await enqueue(parts, tx, { kind, to: deviceId, channel: 'push', mailText })
}

async function readDetail(tx: Tx, id: string): Promise<MailDetail> {
  const mail = await findMail(tx, id)
  if (!mail) throw new AppError('not_found', 'There is no such email. It may have been deleted after its time.')
  const { text } = mail
  return {
    ...toRow(mail),
    text: text === null ? null : maskText({ ...mail, text }),
    canRetry: mail.state === 'failed',
  }
}

function toRow(mail: ShownMail): MailRow {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: maskRecipient(mail),
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    maxAttempts,
    nextAttemptAt: mail.state === 'queued' ? (mail.dueAt?.toISOString() ?? null) : null,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}
