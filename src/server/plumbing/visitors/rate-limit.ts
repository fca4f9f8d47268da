import { formatCount } from '#domain/language/numbers.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

/** Counted in memory: for reads by the minute, where a statement of the database would cost more than the read. */
export type RateLimit = {
  take(key: string): Record<string, string>
}

/** What other servers counted, as last heard. */
export type OtherUses = {
  note(key: string): void
  count(key: string): number
}

export function createRateLimit(options: {
  limit: number
  windowSeconds: number
  clock: Clock
  others?: OtherUses
}): RateLimit {
  const { limit, windowSeconds, clock, others } = options
  const uses = new Map<string, number[]>()
  let sweepAt = 0
  return {
    take(key) {
      const now = clock.now().getTime() / 1000
      if (now >= sweepAt) {
        for (const [old, times] of uses) if ((times.at(-1) ?? 0) <= now - windowSeconds) uses.delete(old)
        sweepAt = now + windowSeconds
      }
      const recent = (uses.get(key) ?? []).filter((time) => time > now - windowSeconds)
      const reset = Math.ceil((recent[0] ?? now) + windowSeconds - now)
      const buildHeaders = (left: number) => buildRateHeaders({ limit, windowSeconds, left, reset })
      const elsewhere = others?.count(key) ?? 0
      if (recent.length + elsewhere >= limit) {
        throw buildTooManyInWindowError(reset, buildHeaders(0))
      }
      recent.push(now)
      uses.set(key, recent)
      others?.note(key)
      return buildHeaders(limit - recent.length - elsewhere)
    },
  }
}

export function buildRateHeaders(said: { limit: number; windowSeconds: number; left: number; reset: number }) {
  const { limit, windowSeconds, left, reset } = said
  return {
    'RateLimit-Policy': `${limit};w=${windowSeconds}`,
    RateLimit: `limit=${limit}, remaining=${left}, reset=${reset}`,
  }
}

export function buildTooManyInWindowError(reset: number, headers: Record<string, string>): AppError {
  const message = `Too many tries. Try again in ${waitWords(reset)}.`
  return new AppError('too_many_requests', message, { retryAfter: reset, headers })
}

function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return formatCount(minutes, 'minute')
}
