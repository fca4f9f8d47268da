import { hashPassword } from '@better-auth/utils/password'
import { requireGoodPassword } from '#server/modules/auth/passwords/password.rules.ts'
import { signIn } from '#server/modules/auth/sign-in/sign-in.service.ts'
import { insertAccount } from '../auth.store.ts'
import type { Visitor } from '../library/library-calls.ts'
import type { SignInTools } from '../library/sign-in-tools.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { actFor } from '../sessions/sessions.store.ts'
import { actInNewest, endSessionsFor, forgetActingFor, forgetUnconfirmed, lastSessions } from './accounts.store.ts'

export type { Visitor } from '../library/library-calls.ts'

export type LinkedAccount = {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Used only to refuse it as part of a password. */
  organisation: string
}

export type Accounts = {
  /** People with no open session are left out. */
  lastSeen(personIds: readonly string[]): Promise<Map<string, Date>>
  /** The kept session goes on, but no longer acts for the organization. */
  endSessions(
    left: { personId: string; organisationId: string; since: Date },
    keptSessionId: string | null,
  ): Promise<void>
  actFor(session: { id: string; sessionId: string }, organisationId: string): Promise<void>
  signOut: Sessions['signOut']
  /**
   * The address counts as confirmed, because only its owner could have the link. Null when the address has an open
   * account. Throws `invalid_input` for a guessable password, `too_many_requests`.
   */
  makeLinked(visitor: Visitor, account: LinkedAccount): Promise<string | null>
  enter(
    visitor: Visitor,
    account: { personId: string; email: string; password: string },
    organisationId: string,
  ): Promise<string[]>
}

export function createAccounts(tools: SignInTools, sessions: Sessions): Accounts {
  const { database } = tools
  return {
    lastSeen: (personIds) => lastSessions(database, personIds),
    async endSessions(left, keptSessionId) {
      await endSessionsFor(database, left, keptSessionId)
      if (keptSessionId !== null) await forgetActingFor(database, keptSessionId)
    },
    async actFor(session, organisationId) {
      await actFor(database, session, organisationId)
    },
    signOut: sessions.signOut,
    async makeLinked(visitor, { firstName, lastName, email, password, organisation }) {
      await requireGoodPassword(password, [firstName, lastName, organisation, email])
      await tools.attempts.take('sign-up-address', visitor.address)
      const person = { firstName, lastName, passwordHash: await hashPassword(password) }
      await forgetUnconfirmed(database, email)
      return insertAccount(database, { ...person, email, emailVerified: true, memberships: [] })
    },
    async enter(visitor, { personId, email, password }, organisationId) {
      const { cookies } = await signIn(tools, visitor, { email, password })
      await actInNewest(database, personId, organisationId)
      return cookies
    },
  }
}
