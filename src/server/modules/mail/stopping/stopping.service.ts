import type { MailStop } from '#contract/mail/mail-stop.ts'
import type { StoppableMail } from '#domain/people/stoppable-mails.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Recipient, StopLink, StopLinks } from '#server/plumbing/mail/stop-links.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'

/**
 * How one kind of mail is stopped. `find` gives null for somebody who has left the organization, or gets no such mail
 * there. `set` writes the history, and is called only where it changes something.
 */
export type StopWay = {
  canRestart: boolean
  find(tx: Tx, recipient: Recipient): Promise<Pick<MailStop, 'organization' | 'email' | 'isOn'> | null>
  set(tx: Tx, recipient: Recipient, on: boolean, at: Date): Promise<void>
}
export type StopWays = Record<StoppableMail, StopWay>

export type StoppingService = ReturnType<typeof createStopping>

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits'> & {
  clock: { now(): Date }
  links: StopLinks
  ways: StopWays
}

/** Whoever has the link may stop mails of one kind to one person, and nothing else. Both throw `not_found`. */
export function createStopping({ transactions, rateLimits, clock, links, ways }: Parts) {
  const perAddress = rateLimits('stop-emails', { limit: 60, windowSeconds: 600 })
  const read = async (secret: string, clientAddress: string): Promise<StopLink> => {
    await perAddress.take(toAddressBlock(clientAddress))
    const link = links.read(secret)
    if (link === null) throw buildNothingError()
    return link
  }
  return {
    /** Changes nothing: programs that look through mail open links too. */
    async look(secret: string, clientAddress: string): Promise<MailStop> {
      const link = await read(secret, clientAddress)
      const { kind } = link
      const found = await transactions.run(system, (tx) => ways[kind].find(tx, link))
      if (!found) throw buildNothingError()
      return { kind, ...found, canRestart: ways[kind].canRestart }
    },
    /** Doing it twice changes nothing. */
    async change(secret: string, on: boolean, { clientAddress, device }: Device): Promise<void> {
      const link = await read(secret, clientAddress)
      const { find, set, canRestart } = ways[link.kind]
      const actor = { kind: 'system', personId: link.personId, origin: { source: 'link', device } } as const
      await transactions.run(actor, async (tx) => {
        const found = await find(tx, link)
        if (!found || (on && !canRestart)) throw buildNothingError()
        if (found.isOn !== on) await set(tx, link, on, clock.now())
      })
    },
  }
}

type Device = { clientAddress: string; device: string }

const buildNothingError = () => new AppError('not_found', 'There is nothing at this link.')
