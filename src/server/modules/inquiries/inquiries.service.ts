import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { AskedInquiry, InquiryCount, ReceivedInquiries } from '#contract/inquiry.ts'
import type { InquiryWords } from '#domain/inquiry.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Jobs } from '#server/plumbing/jobs.ts'
import type { Log } from '#server/plumbing/log.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import {
  bringSecret,
  countUnanswered,
  deleteAsked,
  deleteOld,
  findAsked,
  findAskedHome,
  insertInquiry,
  isSameBody,
  listReceived,
  markRead,
  setAnswered,
  takeUntold,
} from './inquiries.store.ts'
import { tellQueue } from './inquiry-jobs.ts'
import { inquiryLetter } from './inquiry-letters.ts'

/** Where an inquiry came from. `once` is the form's own key: the same form sent twice is one inquiry. */
export type Sender = { clientAddress: string; language: 'en' | 'es'; once: string | null }

/** Somebody of a house, or of the alliance, at work. */
export type Reader = { actor: Actor; organisationId: string; person: { id: string; name: string } }

export type Inquiries = {
  /**
   * Stores an inquiry and gives the secret of its private link, which is kept nowhere. Throws `not_found` for a home
   * that is not public, `not_allowed` for a question to one that nobody has claimed, `too_many_requests` after 10 an
   * hour from one address, and `conflict` when the form's key came with other words before.
   */
  ask(slug: string, words: InquiryWords, sender: Sender): Promise<{ secret: string }>
  /** What the link's owner wrote, and how far it has come; null when there is nothing, or nothing any more. */
  follow(secret: string): Promise<AskedInquiry | null>
  /** Deletes it, words and all; false when there was nothing. */
  remove(secret: string): Promise<boolean>
  /** What came for the reader's houses, at most 200; from then on it counts as read by them. */
  received(reader: Reader): Promise<ReceivedInquiries>
  /** What waits for an answer; asking marks nothing as read. */
  count(reader: Pick<Reader, 'actor' | 'organisationId'>): Promise<InquiryCount>
  /** Throws `not_found`. */
  setAnswered(reader: Reader, id: string, answered: boolean): Promise<void>
  /** Queues the mails about what nobody was told of yet. */
  tellReaders(): Promise<void>
  /** Deletes what has been kept long enough: see docs/privacy.md. */
  forgetOld(): Promise<number>
}

/** Days an inquiry is kept, unless its sender deletes it before. */
export const inquiryDays = 90

const visitor = { kind: 'visitor' } as const
const listLength = 200
const toldAtOnce = 50

export function createInquiries(parts: {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'nudge'>
  jobs: Pick<Jobs, 'send'>
  clock: Clock
  log: Log
  /** Keeps the secrets of links from being made up by others: the same on every server. */
  secretKey: string
  /** Where corrections are mailed to besides the house. */
  supportEmail: string
  /** Origin of the site, without a trailing slash. */
  baseUrl: string
}): Inquiries {
  const { transactions, mail, jobs, clock, log, secretKey, supportEmail, baseUrl } = parts
  const perAddress = rateLimit({ limit: 10, windowSeconds: 3600, clock })
  const perAddressInAll = rateLimit({ limit: 60, windowSeconds: 3600, clock })

  async function store(tx: Tx, slug: string, words: InquiryWords, sender: Sender, secret: string) {
    const home = await findAskedHome(tx, slug)
    if (!home) throw new AppError('not_found', 'There is no such residence.')
    if (words.kind === 'bed' && !home.isClaimed) {
      throw new AppError('not_allowed', 'Nobody of this house reads questions here yet. Please call.')
    }
    const [secretHash, bodyHash] = [hashOf(secret), bodyHashOf(secret, slug, words)]
    const id = randomUUID()
    const inquiry = { id, receivedAt: clock.now(), language: sender.language, secretHash, bodyHash }
    if (await insertInquiry(tx, home, words, inquiry)) {
      // Counted only now: a database that is away must not use up anybody's tries.
      perAddress.take(addressBlock(sender.clientAddress))
      return id
    }
    await bringSecret(tx, secretHash)
    if (await isSameBody(tx, secretHash, bodyHash)) return null
    throw new AppError('conflict', 'This form was sent with other words before. Open the page again to send new ones.')
  }

  async function tell(): Promise<number> {
    const messagesUrl = `${baseUrl}/workspace/messages`
    return transactions.run({ kind: 'system' }, async (tx) => {
      const untold = await takeUntold(tx, clock.now(), toldAtOnce)
      for (const { kind, homeName, readers } of untold) {
        const letter = inquiryLetter(kind, { homeName, messagesUrl })
        const all = kind === 'correction' ? new Set([...readers, supportEmail]) : readers
        for (const to of all) await mail.enqueue(tx, { kind: `inquiry-${kind}`, to, letter })
      }
      return untold.length
    })
  }

  return {
    async ask(slug, words, sender) {
      perAddressInAll.take(addressBlock(sender.clientAddress))
      const secret = secretOf(secretKey, sender.once)
      const id = await transactions.run(visitor, (tx) => store(tx, slug, words, sender, secret))
      if (id !== null) {
        log.info('inquiry received', { inquiryId: id, kind: words.kind })
        await nudge(jobs, log)
      }
      return { secret }
    },
    follow: (secret) => transactions.run(visitor, (tx) => withSecret(tx, secret, findAsked)),
    remove: (secret) => transactions.run(visitor, (tx) => withSecret(tx, secret, deleteAsked)),
    received: ({ actor, organisationId }) =>
      transactions.run(actor, async (tx) => {
        const items = await listReceived(tx, listLength)
        const unread = items.filter(({ readAt }) => readAt === null).map(({ id }) => id)
        if (unread.length > 0) await markRead(tx, organisationId, unread, clock.now())
        return { items }
      }),
    count: ({ actor, organisationId }) => transactions.run(actor, (tx) => countUnanswered(tx, organisationId)),
    async setAnswered({ actor, organisationId, person }, id, answered) {
      const answer = answered ? { at: clock.now(), person } : null
      const isDone = await transactions.run(actor, (tx) => setAnswered(tx, { id, organisationId }, answer))
      if (!isDone) throw new AppError('not_found', 'There is no such message. Its sender may have deleted it.')
    },
    async tellReaders() {
      let told = 0
      do told = await tell()
      while (told === toldAtOnce)
      await mail.nudge()
    },
    async forgetOld() {
      const before = new Date(clock.now().getTime() - inquiryDays * 24 * 3600 * 1000)
      return transactions.run({ kind: 'system' }, (tx) => deleteOld(tx, before))
    },
  }
}

/** A nudge that is lost is made good by the sweep, within a minute. */
async function nudge(jobs: Pick<Jobs, 'send'>, log: Log): Promise<void> {
  try {
    await jobs.send(tellQueue)
  } catch (error) {
    log.warn('readers of an inquiry were not nudged', { error })
  }
}

async function withSecret<Found>(tx: Tx, secret: string, work: (tx: Tx, hash: Buffer) => Promise<Found>) {
  const hash = hashOf(secret)
  await bringSecret(tx, hash)
  return work(tx, hash)
}

const secretBytes = 24

// From the form's key, so that the same form sent again is answered with the same link although no link is kept.
function secretOf(key: string, once: string | null): string {
  const bytes = once === null ? randomBytes(secretBytes) : createHmac('sha256', key).update(`inquiry ${once}`).digest()
  return bytes.subarray(0, secretBytes).toString('base64url')
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(`inquiry ${secret}`).digest()
}

// Keyed with what the database does not hold, so that no words can be guessed from it.
function bodyHashOf(secret: string, slug: string, words: InquiryWords): Buffer {
  const { kind, name, answerBy, reach, needed, message } = words
  const body = JSON.stringify([slug, kind, name, answerBy, reach, needed, message])
  return createHmac('sha256', secret).update(body).digest()
}
