import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { ContactMessage, ContactReceipt } from '#contract/contact/contact.ts'
import { addHours } from '#domain/language/added-time.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { States } from '#server/modules/states/states.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeMessageMail, writeReceiptMail } from './contact.mails.ts'
import { claimAnswer, deleteAnswers, deleteMessages, insertMessage, type ReceivedMessage } from './contact.store.ts'
import { buildMessageRef } from './message-ref.rules.ts'

/**
 * How a request sent twice is recognized: by its key, by its words (a page without script has no key), or not at all.
 */
export type Sender = { clientAddress: string; repeatedBy: { key: string } | 'words' | 'nothing' }

/** `repeated`: it had been received before. `allowance`: the RateLimit headers of a message that was counted. */
export type Reception = { receipt: ContactReceipt; repeated: boolean; allowance: Record<string, string> }

export type Contact = ReturnType<typeof createContact>

export const messageMonths = 12
export const keyHours = 24
export const contactRate = { uses: 5, window: 3600 } as const

type Parts = Pick<
  ServerParts,
  'transactions' | 'rateLimits' | 'clock' | 'log' | 'limits' | 'supportEmail' | 'baseUrl'
> & { mail: MailService; states: Pick<States, 'options'> }

export function createContact({
  transactions,
  mail,
  states,
  rateLimits,
  clock,
  log,
  limits,
  supportEmail,
  baseUrl,
}: Parts) {
  const perAddress = limits.limit('contact-address', contactRate)
  // Repeats of an answered request do not count, but each costs a look into the database.
  const perAddressInAll = rateLimits('contact-in-all', { limit: 60, windowSeconds: 3600 })
  const receiptsPerRecipient = limits.limit('contact-receipt', { uses: 3, window: 24 * 3600 })

  async function queueMails(tx: Tx, message: ContactMessage, id: string): Promise<void> {
    const ref = buildMessageRef(id)
    const mailText = writeMessageMail(message, { ref, inboxUrl: `${baseUrl}/staff/inbox/${id}` })
    await mail.enqueue(tx, { kind: 'contact-message', to: supportEmail, replyTo: message.email, mailText })
    if (await receiptsPerRecipient.hasLeft(tx, message.email.toLowerCase())) {
      await mail.enqueue(tx, { kind: 'contact-receipt', to: message.email, mailText: writeReceiptMail(ref) })
    }
  }

  async function store(tx: Tx, message: ContactMessage, received: ReceivedMessage, sender: Sender): Promise<Reception> {
    const key = findKey(message, received, sender)
    const before = key === null ? null : await findAnswer(tx, received, computeHashes(key, message))
    if (before && !before.sameBody) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another message.')
    }
    if (before) return { receipt: toReceipt(before), repeated: true, allowance: {} }
    await insertMessage(tx, received, message)
    // Counted only now: a request that comes twice uses up one try.
    const allowance = await perAddress.take(tx, toAddressBlock(sender.clientAddress))
    await queueMails(tx, message, received.id)
    return { receipt: toReceipt(received), repeated: false, allowance }
  }

  return {
    async stateIds(): Promise<ReadonlySet<string>> {
      return new Set((await states.options()).map((state) => state.id))
    },
    /**
     * Stores the message and queues its mails in one transaction. Throws `too_many_requests` after 5 an hour from one
     * address, and `conflict` when the key came with another message before.
     */
    async receive(message: ContactMessage, sender: Sender): Promise<Reception> {
      await perAddressInAll.take(toAddressBlock(sender.clientAddress))
      const received = { id: randomUUID(), receivedAt: clock.now() }
      const reception = await transactions.run({ kind: 'visitor' }, (tx) => store(tx, message, received, sender))
      if (!reception.repeated) {
        log.info('contact message received', { messageId: received.id })
        await mail.startDelivery()
      }
      return reception
    },
    async forgetOld(): Promise<{ messages: number; answers: number }> {
      const now = clock.now()
      const monthsAgo = new Date(now)
      monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - messageMonths)
      const hoursAgo = addHours(now, -keyHours)
      return transactions.run(system, async (tx) => ({
        messages: await deleteMessages(tx, monthsAgo),
        answers: await deleteAnswers(tx, hoursAgo),
      }))
    },
  }
}

const toReceipt = ({ id, receivedAt }: ReceivedMessage): ContactReceipt => ({
  id: buildMessageRef(id),
  receivedAt: receivedAt.toISOString(),
})

// The same words from the same address within ten minutes are one message; an hour later they are a reminder.
function findKey(message: ContactMessage, { receivedAt }: ReceivedMessage, sender: Sender): string | null {
  if (sender.repeatedBy === 'nothing') return null
  if (sender.repeatedBy !== 'words') return `key ${sender.repeatedBy.key}`
  const tenMinutes = Math.floor(receivedAt.getTime() / 600_000)
  return `words ${JSON.stringify([sender.clientAddress, tenMinutes, joinBody(message)])}`
}

const hash = (text: string) => createHash('sha256').update(text).digest()

// The body's hash is keyed with what the database does not hold, so that no message can be guessed from it.
function computeHashes(key: string, message: ContactMessage): { key: Buffer; body: Buffer } {
  return { key: hash(`contact ${key}`), body: createHmac('sha256', key).update(joinBody(message)).digest() }
}

function joinBody({ firstName, lastName, email, phone, facilityName, stateId, message }: ContactMessage): string {
  return JSON.stringify([firstName, lastName, email, phone, facilityName, stateId, message])
}

async function findAnswer(tx: Tx, received: ReceivedMessage, hashes: { key: Buffer; body: Buffer }) {
  await presentSecret(tx, 'contact', hashes.key)
  return claimAnswer(tx, received, hashes)
}
