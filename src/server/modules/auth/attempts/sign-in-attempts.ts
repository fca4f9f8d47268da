import { createHmac } from 'node:crypto'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import { countUse, forgetUses, giveBackUse } from './sign-in-attempts.store.ts'

const minutes = 60
const hour = 60 * minutes

/**
 * How often something may be tried. Per account it stops guessing one password from many places, per address it stops
 * guessing many accounts from one place; a shelter's staff may share an address, so only failures count there.
 */
const limits = {
  account: { uses: 10, window: 15 * minutes },
  address: { uses: 30, window: 15 * minutes },
  'passkey-address': { uses: 60, window: 15 * minutes },
  'link-address': { uses: 20, window: 15 * minutes },
  'sign-up-address': { uses: 10, window: hour },
  'mail-address': { uses: 20, window: hour },
  'mail-account': { uses: 5, window: hour },
} as const

export type AttemptKind = keyof typeof limits
export const longestWindow = hour

/** Counted tries, kept in the database so that restarts and a second server do not forget them. */
export type SignInAttempts = {
  /** Counts a try; throws `too_many_requests` with the seconds to wait when none is left. */
  take(kind: AttemptKind, subject: string): Promise<void>
  /** The try went well and shall not count. */
  giveBack(kind: AttemptKind, subject: string): Promise<void>
  /** The rightful person has shown themselves: earlier failures no longer matter. */
  forget(kind: AttemptKind, subject: string): Promise<void>
}

export function signInAttempts(options: { database: SignInDatabase; secret: string; clock: Clock }): SignInAttempts {
  const { database, secret, clock } = options
  const keyOf = (kind: AttemptKind, subject: string) => {
    const named = kind.endsWith('address') ? network(subject) : subject
    return createHmac('sha256', secret).update(`${kind}\n${named}`).digest('base64url')
  }
  return {
    async take(kind, subject) {
      const limit = limits[kind]
      const now = clock.now()
      const { uses, windowStartedAt } = await countUse(database, keyOf(kind, subject), now, limit.window)
      if (uses <= limit.uses) return
      const wait = Math.max(1, Math.ceil(limit.window - (now.getTime() - windowStartedAt.getTime()) / 1000))
      const words = wait <= minutes ? 'a minute' : `${Math.ceil(wait / minutes)} minutes`
      throw new AppError('too_many_requests', `Too many tries. Try again in ${words}.`, { retryAfter: wait })
    },
    giveBack: (kind, subject) => giveBackUse(database, keyOf(kind, subject)),
    forget: (kind, subject) => forgetUses(database, keyOf(kind, subject)),
  }
}

/** One customer of a provider usually holds a whole /64 of IPv6 addresses: they count as one. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
