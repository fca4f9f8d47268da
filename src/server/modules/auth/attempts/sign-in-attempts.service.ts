import { buildTooManyTriesError, countUse, useKey } from '#server/plumbing/admission/limits/counted-use.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import { forgetUses, giveBackUse } from './sign-in-attempts.store.ts'

const minutes = 60
const hour = 60 * minutes

/**
 * Per account it stops guessing one password from many places, per address guessing many accounts from one place. A
 * shelter's staff may share an address, so only failures count there.
 */
const limits = {
  account: { uses: 10, window: 15 * minutes },
  'account-place': { uses: 10, window: 15 * minutes },
  'account-session': { uses: 10, window: 15 * minutes },
  address: { uses: 30, window: 15 * minutes },
  'passkey-address': { uses: 60, window: 15 * minutes },
  // The page of a mailed link asks once, and its form once more.
  'link-address': { uses: 40, window: 15 * minutes },
  // Only whoever gave the right password gets so far.
  'factor-account': { uses: 10, window: hour },
  // A code of an app is good for at most a minute and a half.
  'factor-code': { uses: 1, window: 2 * minutes },
  'sign-up-address': { uses: 10, window: hour },
  'mail-address': { uses: 20, window: hour },
  // Mails to one account: asked for from one network or known place, and from everywhere unknown.
  'mail-account': { uses: 5, window: hour },
  'mail-strangers': { uses: 8, window: hour },
} as const

export type AttemptKind = keyof typeof limits
export const maxWindow = hour

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

export function createSignInAttempts(options: { database: SignInDatabase; secret: string; clock: Clock }) {
  const { database, secret, clock } = options
  const buildKey = (kind: AttemptKind, subject: string) => {
    const named = kind.endsWith('address') ? toNetwork(subject) : subject
    return useKey(secret, kind, named)
  }
  const count = (kind: AttemptKind, subject: string) =>
    countUse(database, 'sign_in_attempt', { key: buildKey(kind, subject), now: clock.now(), limit: limits[kind] })
  return {
    /**
     * Throws `too_many_requests` with the seconds to wait when none is left. `whenLocked` is called for the first
     * refused try.
     */
    async take(kind: AttemptKind, subject: string, whenLocked?: () => void): Promise<void> {
      const { over, wait } = await count(kind, subject)
      if (over === 0) return
      if (over === 1) whenLocked?.()
      throw buildTooManyTriesError(wait)
    },
    hasLeft: async (kind: AttemptKind, subject: string): Promise<boolean> => (await count(kind, subject)).over === 0,
    giveBack: (kind: AttemptKind, subject: string): Promise<void> => giveBackUse(database, buildKey(kind, subject)),
    forget: (kind: AttemptKind, subject: string): Promise<void> => forgetUses(database, buildKey(kind, subject)),
  }
}

/** One customer of a provider usually holds a whole /64 of IPv6 addresses, so they count as one. */
export function toNetwork(address: string): string {
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
