import type { ReminderStop } from '#contract/desk/reminders.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { addressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ReminderStops, Stopped } from './reminder-stop.rules.ts'
import { findStopped, noteStop, stopReminding } from './reminder-stop.store.ts'

export type Stopping = ReturnType<typeof createStopping>

type Parts = { transactions: Transactions; rateLimits: RateLimits; stops: ReminderStops }

/** Whoever has the link may stop the mails to one person, and nothing else. */
export function createStopping({ transactions, rateLimits, stops }: Parts) {
  const perAddress = rateLimits('reminder-stop', { limit: 60, windowSeconds: 600 })
  const run = <Done>(who: Stopped, work: (tx: Tx) => Promise<Done>) =>
    transactions.run({ kind: 'system', personId: who.personId, origin: { source: 'link' } }, work)
  return {
    /** Null where there is no such link. Changes nothing: programs open links too. */
    async look(secret: string): Promise<ReminderStop | null> {
      const who = stops.read(secret)
      return who && run(who, (tx) => findStopped(tx, who))
    },
    /** False where there is no such link. To press it again changes nothing. */
    async stop(secret: string, clientAddress: string): Promise<boolean> {
      await perAddress.take(addressBlock(clientAddress))
      const who = stops.read(secret)
      return (
        who !== null &&
        run(who, async (tx) => {
          if ((await findStopped(tx, who)) === null) return false
          if (await stopReminding(tx, who)) await noteStop(tx, who)
          return true
        })
      )
    },
  }
}
