import { createHmac, randomBytes } from 'node:crypto'
import { readCookie } from '#domain/people/cookies.ts'
import { toNetwork } from '#server/modules/auth/attempts/sign-in-attempts.service.ts'
import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import { chooseCookiePrefix, setCookie } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import { findAccountAt, findEmail, forgetPlaces, isKnownDevice, rememberPlaces } from './known-places.store.ts'

export type AccountHere = {
  personId: string | null
  isOpen: boolean
  place: { kind: 'device' | 'network'; key: string } | null
}

export type KnownPlaces = ReturnType<typeof createKnownPlaces>

const cookieSeconds = 365 * 24 * 3600

/**
 * Wrong passwords from known places are counted apart, so that a stranger's never keep the owner out. Only hashes are
 * stored.
 */
export function createKnownPlaces(options: {
  database: SignInDatabase
  secret: string
  baseUrl: string
  clock: Clock
}) {
  const { database, secret, baseUrl, clock } = options
  const cookieName = `${chooseCookiePrefix(baseUrl)}.device`
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const hashDevice = (id: string) => hash(`device\n${id}`)
  const hashNetwork = (visitor: Visitor, email: string) => hash(`network\n${email}\n${toNetwork(visitor.address)}`)
  const findDevice = (visitor: Visitor) => {
    const id = readCookie(visitor.cookies, cookieName)
    return id && /^[\w-]{32}$/.test(id) ? id : null
  }
  async function look(visitor: Visitor, email: string): Promise<AccountHere> {
    const id = findDevice(visitor)
    const keys = { device: id && hashDevice(id), network: hashNetwork(visitor, email) }
    const { personId, isOpen, knows } = await findAccountAt(database, email, keys)
    if (keys.device && knows.has('device')) {
      return { personId, isOpen, place: { kind: 'device', key: keys.device } }
    }
    return { personId, isOpen, place: knows.has('network') ? { kind: 'network', key: keys.network } : null }
  }
  return {
    /** Runs one query, the same whether or not the address has an account. */
    look,
    async isKnown(visitor: Visitor, personId: string): Promise<boolean> {
      const email = await findEmail(database, personId)
      return email !== null && (await look(visitor, email)).place !== null
    },
    async remember(visitor: Visitor, { id: personId, email }: { id: string; email: string }): Promise<string> {
      const id = findDevice(visitor) ?? randomBytes(24).toString('base64url')
      const keys = { device: hashDevice(id), network: hashNetwork(visitor, email) }
      await rememberPlaces(database, personId, keys, clock.now())
      return setCookie(cookieName, id, cookieSeconds, baseUrl)
    },
    forget: (personId: string): Promise<void> => forgetPlaces(database, personId),
    async callerOf(visitor: Visitor): Promise<string> {
      const id = findDevice(visitor)
      const isKnown = id !== null && (await isKnownDevice(database, hashDevice(id)))
      return isKnown ? `device ${hashDevice(id)}` : visitor.address
    },
  }
}
