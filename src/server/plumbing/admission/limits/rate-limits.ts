import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#server/plumbing/db.ts'
import { system } from '#server/plumbing/transactions.ts'
import { buildRateHeaders, buildTooManyInWindowError } from '#server/plumbing/visitors/rate-limit.ts'
import { useKey } from './counted-use.ts'

export type Rate = { limit: number; windowSeconds: number }

export type CountedRate = {
  /** Throws `too_many_requests`. */
  take(subject: string): Promise<Record<string, string>>
}

/** `kind` names what is counted; servers that share a database share the count. */
export type RateLimits = (kind: string, rate: Rate) => CountedRate

export const limitInMemory: RateLimits = (_, rate) => {
  const limiter = new RateLimiterMemory({ points: rate.limit, duration: rate.windowSeconds })
  return { take: (subject) => consume(limiter, subject, rate) }
}

export function createRateLimits({
  database,
  secretKey,
}: {
  database: Pick<Database, 'kind' | 'transactions'>
  secretKey: string
}): RateLimits {
  // Nobody else opens an embedded database.
  if (database.kind === 'embedded') return limitInMemory
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      database.transactions.run(system, (tx) => tx.executeQuery(CompiledQuery.raw(text, values))),
  }
  return (kind, rate) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: rate.limit,
      duration: rate.windowSeconds,
      // Whoever has used up all is refused without asking the database.
      inMemoryBlockOnConsumed: rate.limit,
    })
    return { take: (subject) => consume(limiter, useKey(secretKey, kind, subject), rate) }
  }
}

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  { limit, windowSeconds }: Rate,
): Promise<Record<string, string>> {
  const buildHeaders = ({ msBeforeNext }: RateLimiterRes, left: number) => {
    const reset = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { reset, headers: buildRateHeaders({ limit, windowSeconds, left, reset }) }
  }
  try {
    const used = await limiter.consume(key)
    return buildHeaders(used, used.remainingPoints).headers
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const { reset, headers } = buildHeaders(refused, 0)
    throw buildTooManyInWindowError(reset, headers)
  }
}
