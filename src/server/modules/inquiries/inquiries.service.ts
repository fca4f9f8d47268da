import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { LinkSending } from '#contract/inquiries/asked-together.ts'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { type InquiryWords, inquiryDays } from '#domain/inquiries/inquiry.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { Audience } from '#domain/residence/residence.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { WaitingService } from '#server/modules/waiting/waiting.service.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { SharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { Jobs } from '#server/plumbing/work/jobs.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import {
  type AskedResidence,
  deleteAsked,
  deleteOld,
  findAsked,
  findAskedResidence,
  insertInquiry,
  isSameBody,
} from './inquiries.store.ts'
import { notificationQueue } from './inquiry.jobs.ts'
import { chooseLinkSending, sendLink } from './private-link.mails.ts'

/**
 * `once` is the form's key: the same key twice is one inquiry. Without it, the same words from the same address within
 * ten minutes are one. `waitsFor` is null where they do not ask for the list, '' where they named no kind of bed.
 */
export type Sender = {
  clientAddress: string
  language: 'en' | 'es'
  once: string | null
  waitsFor?: string | null
  wantsLink?: boolean
}

export type Inquiries = ReturnType<typeof createInquiries>

const visitor = { kind: 'visitor', origin: { source: 'public' } } as const
const pages = { en: '/residences/asked', es: '/es/residencias/asked' } as const

export function createInquiries(parts: {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'startDelivery'>
  jobs: Pick<Jobs, 'send'>
  waiting: Pick<WaitingService, 'joinAsAsker' | 'placesOf' | 'refreshListing'>
  rateLimits: RateLimits
  clock: Clock
  log: Log
  limits: SharedLimits
  /** The same on every server; without it nobody can make up a link. */
  secretKey: string
  baseUrl: string
  textsGoOut: boolean
}) {
  const { transactions, mail, jobs, waiting, rateLimits, clock, log, limits, secretKey, baseUrl, textsGoOut } = parts
  const perAddress = limits.limit('inquiry-address', { uses: 10, window: 3600 })
  const perAddressInAll = rateLimits('inquiry-in-all', { limit: 60, windowSeconds: 3600 })

  async function store(tx: Tx, slug: string, words: InquiryWords, sender: Sender, secret: string) {
    const residence = await findAskedResidence(tx, slug)
    if (!residence) throw new AppError('not_found', 'There is no such residence.')
    if (words.kind === 'bed' && !residence.isClaimed) {
      throw new AppError('not_allowed', 'No one at this house reads questions here yet. Please call.')
    }
    const audience = listAsked(residence, words, sender)
    const [secretHash, bodyHash] = [computeHash(secret), computeBodyHash(secret, slug, words, audience)]
    const id = randomUUID()
    const inquiry = { id, receivedAt: clock.now(), language: sender.language, secretHash, bodyHash }
    if (await insertInquiry(tx, residence, words, inquiry)) {
      // Counted only now: a form that comes twice uses up one try.
      await perAddress.take(tx, toAddressBlock(sender.clientAddress))
      if (audience !== null) {
        await presentSecret(tx, 'inquiry', secretHash)
        const { name, answerBy, reach } = words
        const way = { name, answerBy: answerBy ?? 'call', reach, language: sender.language }
        const { organizationId, name: residenceName } = residence
        const place = { organizationId, residenceId: residence.id, residenceName, inquiryId: id, audience }
        await waiting.joinAsAsker(tx, { ...place, ...way, wantedFrom: null, note: '' })
      }
      return { id, residenceId: residence.id, isOnList: audience !== null }
    }
    await presentSecret(tx, 'inquiry', secretHash)
    if (await isSameBody(tx, secretHash, bodyHash)) return null
    throw new AppError('conflict', 'This form was sent with other words before. Open the page again to send new ones.')
  }

  return {
    /**
     * The secret is stored nowhere. Throws `not_found` for a home that is not public, `not_allowed` for a question to
     * an unclaimed home, `too_many_requests` after 10 an hour from one address, `invalid_input` for a list the house
     * does not keep, and `conflict` when the key came with other words before.
     */
    async ask(slug: string, words: InquiryWords, sender: Sender): Promise<{ secret: string; sending: LinkSending }> {
      await perAddressInAll.take(toAddressBlock(sender.clientAddress))
      const secret = deriveSecret(secretKey, sender.once ?? buildKey(slug, words, sender, clock.now()))
      const { language, wantsLink = false } = sender
      const sending = chooseLinkSending(words, wantsLink, textsGoOut)
      const link = `${baseUrl}${pages[language]}/${secret}`
      const stored = await transactions.run(visitor, async (tx) => {
        const fresh = await store(tx, slug, words, sender, secret)
        if (fresh !== null) await sendLink(tx, mail, { sending, reach: words.reach, language, link })
        return fresh
      })
      if (stored !== null) {
        log.info('inquiry received', { inquiryId: stored.id, kind: words.kind })
        await startDelivery(jobs, log)
        if (stored.isOnList) await waiting.refreshListing(stored.residenceId)
      }
      return { secret, sending }
    },
    async follow(secret: string): Promise<AskedInquiry | null> {
      const found = await transactions.run(visitor, (tx) => runWithSecret(tx, secret, findAsked))
      if (!found) return null
      const { id, ...asked } = found
      // Their place follows from the rows of others, which nobody from outside may read: the system counts them.
      const places = await transactions.run(system, (tx) => waiting.placesOf(tx, [id]))
      return { ...asked, waiting: toAskedPlace(places.get(id)) }
    },
    async remove(secret: string): Promise<boolean> {
      const residenceId = await transactions.run(visitor, (tx) => runWithSecret(tx, secret, deleteAsked))
      if (residenceId !== null) await waiting.refreshListing(residenceId)
      return residenceId !== null
    },
    async forgetOld(): Promise<number> {
      const before = addDays(clock.now(), -inquiryDays)
      return transactions.run(system, (tx) => deleteOld(tx, before))
    },
  }
}

type FoundPlace = NonNullable<AskedInquiry['waiting']> & { id: string }

/** Without the row's id, which is the operator's. */
export function toAskedPlace(found: FoundPlace | undefined): AskedInquiry['waiting'] {
  return found ? { place: found.place, offeredAt: found.offeredAt } : null
}

function listAsked(residence: AskedResidence, { kind }: InquiryWords, { waitsFor = null }: Sender): Audience | null {
  if (waitsFor === null || kind !== 'bed') return null
  if (!residence.keepsList) throw buildFieldsError({ wait: 'no_list' })
  const [first, ...others] = residence.audiences
  const waitedFor = residence.audiences.find((audience) => audience === waitsFor)
  if (waitedFor !== undefined) return waitedFor
  if (others.length > 0) throw buildFieldsError({ audience: 'not_a_choice' })
  return first ?? 'any'
}

async function startDelivery(jobs: Pick<Jobs, 'send'>, log: Log): Promise<void> {
  try {
    await jobs.send(notificationQueue)
  } catch (error) {
    log.warn('readers of an inquiry were not nudged', { error })
  }
}

async function runWithSecret<Found>(tx: Tx, secret: string, work: (tx: Tx, hash: Buffer) => Promise<Found>) {
  const hash = computeHash(secret)
  await presentSecret(tx, 'inquiry', hash)
  return work(tx, hash)
}

const secretBytes = 24

// From the form's key, so that the same form sent again is answered with the same link although no link is kept.
function deriveSecret(key: string, once: string): string {
  const bytes = createHmac('sha256', key).update(`inquiry ${once}`).digest()
  return bytes.subarray(0, secretBytes).toString('base64url')
}

const sameBodyMs = 600_000

// Without script a form has no key of its own, as the page is the same for everybody. The time is part of the key, so that
// somebody who knows the words and shares the network address cannot compute the link later.
function buildKey(slug: string, words: InquiryWords, { clientAddress, language, waitsFor }: Sender, now: Date): string {
  const { kind, name, answerBy, reach, needed, message } = words
  const typed = [slug, kind, name, answerBy, reach, needed, message, waitsFor]
  return `of ${JSON.stringify([...typed, clientAddress, language, Math.floor(now.getTime() / sameBodyMs)])}`
}

function computeHash(secret: string): Buffer {
  return createHash('sha256').update(`inquiry ${secret}`).digest()
}

// Keyed with what the database does not hold, so that no words can be guessed from it.
function computeBodyHash(secret: string, slug: string, words: InquiryWords, audience: Audience | null): Buffer {
  const { kind, name, answerBy, reach, needed, message } = words
  const body = JSON.stringify([
    slug,
    kind,
    name,
    answerBy,
    reach,
    needed,
    message,
    ...(audience === null ? [] : [audience]),
  ])
  return createHmac('sha256', secret).update(body).digest()
}
