import { sql } from 'kysely'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { buildRateHeaders } from '#server/plumbing/visitors/rate-limit.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import { buildTooManyTriesError, type CountedUse, countUse, type Limit, useKey } from './counted-use.ts'

export type SharedLimit = {
  /** Throws `too_many_requests`; then nothing is counted. */
  take(tx: Tx, subject: string): Promise<Record<string, string>>
  hasLeft(tx: Tx, subject: string): Promise<boolean>
}

export type SharedLimits = {
  limit(kind: string, limit: Limit): SharedLimit
  forgetOld(): Promise<void>
}

export function createSharedLimits(parts: {
  transactions: Transactions
  secretKey: string
  clock: Clock
}): SharedLimits {
  const { transactions, secretKey, clock } = parts
  return {
    limit(kind, limit) {
      const count = async (tx: Tx, subject: string): Promise<CountedUse> => {
        const key = useKey(secretKey, kind, subject)
        await presentSecret(tx, 'counted', Buffer.from(key))
        return countUse(tx, 'counted_use', { key, now: clock.now(), limit })
      }
      return {
        async take(tx, subject) {
          const { left, over, wait } = await count(tx, subject)
          const headers = buildRateHeaders({ limit: limit.uses, windowSeconds: limit.window, left, reset: wait })
          if (over > 0) throw buildTooManyTriesError(wait, headers)
          return headers
        },
        hasLeft: async (tx, subject) => (await count(tx, subject)).over === 0,
      }
    },
    async forgetOld() {
      await transactions.run(system, async (tx) => {
        await sql`delete from counted_use where ends_at <= ${clock.now()}`.execute(tx)
        await sql`delete from rate_limit where expire <= ${clock.now().getTime()}`.execute(tx)
      })
    },
  }
}
