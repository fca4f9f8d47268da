import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { AskedTogether } from '#contract/inquiries/asked-together.ts'
import { maxAskedTogether } from '#contract/inquiries/inquiry-fields.ts'
import type { InquiryWords } from '#domain/inquiries/inquiry.ts'
import { toAskedPlace } from '#server/modules/inquiries/inquiries.service.ts'
import { findAskedResidence, insertInquiry, isSameBody } from '#server/modules/inquiries/inquiries.store.ts'
import { notificationQueue } from '#server/modules/inquiries/inquiry.jobs.ts'
import { toMessageUrl } from '#server/modules/inquiries/inquiry.mails.ts'
import { chooseLinkSending, sendLink } from '#server/modules/inquiries/private-link.mails.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { WaitingService } from '#server/modules/waiting/waiting.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { Jobs } from '#server/plumbing/work/jobs.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeNotNeededMail } from './together.mails.ts'
import {
  chooseResidence,
  closeNotNeeded,
  deleteTogether,
  listReaders,
  listTogether,
  lockTogether,
} from './together.store.ts'

export type TogetherSender = {
  clientAddress: string
  language: 'en' | 'es'
  once: string | null
  wantsLink: boolean
}

export type GroupInquiries = ReturnType<typeof createTogether>

const visitor = { kind: 'visitor' } as const
const secretBytes = 24
const pages = { en: '/residences/asked/together', es: '/es/residencias/asked/together' } as const

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'limits' | 'secretKey' | 'baseUrl' | 'textsGoOut'> & {
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'startDelivery'>
  jobs: Pick<Jobs, 'send'>
  waiting: Pick<WaitingService, 'leave' | 'placesOf' | 'refreshListing'>
}

export function createTogether({
  transactions,
  mail,
  jobs,
  waiting,
  clock,
  limits,
  secretKey,
  baseUrl,
  textsGoOut,
}: Parts) {
  const perAddress = limits.limit('inquiry-address', { uses: 10, window: 3600 })

  async function store(tx: Tx, slug: string, words: InquiryWords, sender: TogetherSender, secret: string) {
    const residence = await findAskedResidence(tx, slug)
    if (!residence) throw new AppError('not_found', 'There is no such residence.')
    if (!residence.isClaimed)
      throw new AppError('not_allowed', 'No one at this house reads questions here yet. Please call.')
    const own = createHmac('sha256', secret).update(`home ${residence.id}`).digest()
    const secretHash = createHash('sha256').update(own).digest()
    const bodyHash = createHmac('sha256', own)
      .update(JSON.stringify([slug, words]))
      .digest()
    const inquiry = { id: randomUUID(), receivedAt: clock.now(), language: sender.language, secretHash, bodyHash }
    if (await insertInquiry(tx, residence, words, { ...inquiry, askedTogether: computeHash(secret) })) {
      await perAddress.take(tx, toAddressBlock(sender.clientAddress))
      return true
    }
    await presentSecret(tx, 'inquiry', secretHash)
    if (await isSameBody(tx, secretHash, bodyHash)) return false
    throw new AppError('conflict', 'This form was sent with other words before. Open the page again to send new ones.')
  }

  async function closeOthers(tx: Tx, secret: string, slug: string): Promise<string[]> {
    const rows = await lockTogether(tx, computeHash(secret))
    const chosen = rows.find((row) => row.slug === slug)
    if (!chosen) throw new AppError('not_found', 'There is no such question.')
    if (chosen.isNotNeeded) throw new AppError('conflict', 'You took a place in another home before.')
    await chooseResidence(tx, chosen.id, clock.now())
    const others = rows.filter(({ id, isDone }) => id !== chosen.id && !isDone)
    await closeNotNeeded(
      tx,
      others.map(({ id }) => id),
      clock.now(),
    )
    for (const { id, ...of } of others) await waiting.leave(tx, { ...of, inquiryId: id })
    for (const { id, residenceName } of others.filter(({ isTold }) => isTold)) {
      const mailText = writeNotNeededMail({ residenceName, messageUrl: toMessageUrl(baseUrl, id) })
      for (const to of await listReaders(tx, id)) await mail.enqueue(tx, { kind: 'inquiry-not-needed', to, mailText })
    }
    return others.map(({ residenceId }) => residenceId)
  }

  return {
    /**
     * Throws `not_found` for a home that is not public, `not_allowed` for an unclaimed one, `invalid_input` for none or
     * too many, `too_many_requests` as for single questions, and `conflict` when the key came with other words before.
     */
    async ask(slugs: readonly string[], words: InquiryWords, sender: TogetherSender) {
      const residences = [...new Set(slugs)]
      if (residences.length === 0 || residences.length > maxAskedTogether) {
        throw new AppError('invalid_input', `Choose one to ${maxAskedTogether} homes.`)
      }
      const secret = deriveSecret(secretKey, sender.once)
      const { language, wantsLink } = sender
      const sending = chooseLinkSending(words, wantsLink, textsGoOut)
      const link = `${baseUrl}${pages[language]}/${secret}`
      await transactions.run(visitor, async (tx) => {
        const isNew: boolean[] = []
        for (const slug of residences) isNew.push(await store(tx, slug, words, sender, secret))
        if (isNew.includes(true)) await sendLink(tx, mail, { sending, reach: words.reach, language, link })
      })
      // If starting the job fails, the sweep sends the mail within a minute.
      await jobs.send(notificationQueue).catch(() => undefined)
      await mail.startDelivery()
      return { secret, sending }
    },
    async follow(secret: string): Promise<AskedTogether | null> {
      const together = computeHash(secret)
      const rows = await transactions.run(visitor, async (tx) => {
        await presentSecret(tx, 'inquiry', together)
        return listTogether(tx, together)
      })
      const [first] = rows
      if (!first) return null
      const places = await transactions.run(system, (tx) =>
        waiting.placesOf(
          tx,
          rows.map(({ id }) => id),
        ),
      )
      const { id: _i, slug: _s, residenceName: _n, phone: _p, closed: _c, ...inquiry } = first
      return {
        inquiry: { ...inquiry, replies: [], residence: null, waiting: null },
        residences: rows.map(({ id, slug, residenceName: name, phone, readAt, answeredAt, replies, closed }) => ({
          slug,
          name,
          phone,
          readAt,
          answeredAt,
          replies,
          waiting: toAskedPlace(places.get(id)),
          closed,
        })),
      }
    },
    /**
     * Closes the question at the other homes. Calling it again changes nothing; a second home is a `conflict`. Throws
     * `not_found`.
     */
    async take(secret: string, slug: string): Promise<void> {
      const left = await transactions.run(system, (tx) => closeOthers(tx, secret, slug))
      for (const residence of left) await waiting.refreshListing(residence)
      await mail.startDelivery()
    },
    async remove(secret: string): Promise<void> {
      const together = computeHash(secret)
      const residences = await transactions.run(visitor, async (tx) => {
        await presentSecret(tx, 'inquiry', together)
        return deleteTogether(tx, together)
      })
      for (const residence of residences) await waiting.refreshListing(residence)
    },
  }
}

// From the form's key, so that the same form sent again is answered with the same link although no link is kept.
function deriveSecret(key: string, once: string | null): string {
  const bytes = once === null ? randomBytes(secretBytes) : createHmac('sha256', key).update(`together ${once}`).digest()
  return bytes.subarray(0, secretBytes).toString('base64url')
}

function computeHash(secret: string): Buffer {
  return createHash('sha256').update(`inquiries together ${secret}`).digest()
}
