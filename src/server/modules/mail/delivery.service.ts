import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { addDays } from '#domain/language/added-time.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { DeliveryError, deliveryTimeoutMs, type Mailer } from '#server/plumbing/mail/mail-delivery.ts'
import type { Texter } from '#server/plumbing/mail/text-delivery.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { PushCarrier } from './devices/push-carrier.service.ts'
import {
  deleteMail,
  listOldMail,
  type MailChannel,
  type Outcome,
  type StoredMail,
  settleMail,
  takeDueMail,
} from './mail.store.ts'
import { computePause, maxAttempts } from './retry.rules.ts'

/** Milliseconds one server may hold a mail; longer than every try can take. */
export const leaseMs = 2 * deliveryTimeoutMs + minuteMs

export const mailDays = 30

/** Each has its own round, so that a text gateway or push service that is down does not delay mails. */
const channels = ['mail', 'text', 'push'] as const

const failuresInARow = 3

/** Milliseconds: the job is given up on after five minutes. */
const roundMs = 3 * minuteMs

export type Delivery = ReturnType<typeof createDelivery>

export type DeliveryParts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & {
  mailer: Mailer
  texter: Texter
  pushes: PushCarrier
  /** Of what the outbox keeps sealed; null where it does not open. */
  addressOf?: (recipient: string) => string | null
  random?: () => number
  wait?: (time: number) => Promise<unknown>
}

export function createDelivery(parts: DeliveryParts) {
  const { transactions, clock } = parts
  let stopped = false
  return {
    /**
     * May run on any number of servers at once. Each try is recorded before it starts, so a mail that crashes its
     * server is not retried forever.
     */
    async deliverDue(): Promise<number> {
      let sent = 0
      const end = clock.now().getTime() + roundMs
      for (const channel of channels) {
        let failures = 0
        while (!stopped && failures < failuresInARow && clock.now().getTime() < end) {
          const outcome = await deliverNext(parts, channel)
          if (!outcome) break
          if (outcome.state === 'sent') sent += 1
          failures = outcome.state === 'queued' ? failures + 1 : 0
        }
      }
      return sent
    },
    async forgetOld(): Promise<number> {
      const before = addDays(clock.now(), -mailDays)
      let forgotten = 0
      for (;;) {
        const mails = await transactions.run(system, (tx) => listOldMail(tx, before, 200))
        if (mails.length === 0) return forgotten
        // Files first: a file whose row is gone would stay for good.
        for (const mail of mails) await chooseCarrier(parts, mail).forget(mail)
        const ids = mails.map((mail) => mail.id)
        await transactions.run(system, (tx) => deleteMail(tx, ids))
        forgotten += mails.length
      }
    },
    stop(): void {
      stopped = true
    },
  }
}

async function deliverNext(parts: DeliveryParts, channel: MailChannel): Promise<Outcome | null> {
  const { transactions, clock, log } = parts
  const claim = randomUUID()
  const now = clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const mail = await transactions.run(system, (tx) => takeDueMail(tx, { channel, now, until, claim }))
  if (!mail) return null
  const outcome = await tryToDeliver(parts, mail)
  await saveOutcome(parts, mail, claim, outcome)
  const facts = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts }
  if (outcome.state === 'sent') log.info('mail sent', facts)
  else log.warn(`mail ${outcome.state} after a failed try`, { ...facts, reason: outcome.error })
  return outcome
}

function chooseCarrier({ mailer, texter, pushes }: DeliveryParts, { channel }: { channel: MailChannel }) {
  return { mail: mailer, text: texter, push: pushes }[channel]
}

async function tryToDeliver(parts: DeliveryParts, mail: StoredMail): Promise<Outcome> {
  const { clock, random = Math.random, addressOf = (recipient) => recipient } = parts
  if (mail.attempts > maxAttempts) return { state: 'failed', error: 'The server stopped each time it sent this email.' }
  const to = addressOf(mail.recipient)
  if (to === null) return { state: 'failed', error: 'Its address was sealed with another secret.' }
  try {
    await chooseCarrier(parts, mail).deliver({ ...mail, to })
    return { state: 'sent', at: clock.now() }
  } catch (error) {
    // What is not ours to show may quote an address, so it is neither kept nor logged.
    const known = error instanceof DeliveryError ? error : null
    const reason = known?.message ?? 'The email could not be handed over.'
    if (known?.permanent || mail.attempts >= maxAttempts) return { state: 'failed', error: reason }
    const dueAt = new Date(clock.now().getTime() + computePause(mail.attempts, random()) * 1000)
    return { state: 'queued', dueAt, error: reason }
  }
}

// A mail that has left must be marked, or it leaves again: a database that is away for a moment is waited for.
async function saveOutcome(parts: DeliveryParts, mail: StoredMail, claim: string, outcome: Outcome): Promise<void> {
  const { transactions, log, wait = setTimeout } = parts
  for (let pause = 500; ; pause *= 2) {
    try {
      const settled = await transactions.run(system, (tx) => settleMail(tx, mail.id, claim, outcome))
      if (!settled) log.warn('mail was settled by another server', { mailId: mail.id })
      return
    } catch (error) {
      const passing = error instanceof AppError && error.code === 'unavailable'
      if (!passing || pause > 30_000) throw error
      await wait(pause)
    }
  }
}
