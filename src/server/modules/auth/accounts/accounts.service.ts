import { hashPassword } from '@better-auth/utils/password'
import type { OrganizationChoice } from '#contract/auth/auth.ts'
import { insertAccount, listOrganizations } from '#server/modules/auth/auth.store.ts'
import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { requireGoodPassword } from '#server/modules/auth/passwords/password.rules.ts'
import type { Sessions } from '#server/modules/auth/sessions/sessions.service.ts'
import { actFor } from '#server/modules/auth/sessions/sessions.store.ts'
import { signIn } from '#server/modules/auth/sign-in/sign-in.service.ts'
import { mailNewestLink } from '#server/modules/auth/sign-up/waiting-sign-ups.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSignIn } from '#server/plumbing/work/as-system.ts'
import {
  endAllSessions,
  endFactors,
  findWaitingAddresses,
  readSignInFacts,
  type SignInFacts,
  type WaitingAddress,
} from './account-facts.store.ts'
import { actInNewest, endSessionsFor, forgetActingFor, forgetUnconfirmed, readLastSessions } from './accounts.store.ts'
import { deletePerson } from './own-account.store.ts'

export type { Visitor } from '#server/modules/auth/library/library-calls.ts'

export type LinkedAccount = {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Used only to refuse it as part of a password. */
  organization: string
}

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(tools: SignInTools, sessions: Sessions) {
  const { database } = tools
  return {
    /** People with no open session are left out. */
    lastSeen: (personIds: readonly string[]): Promise<Map<string, Date>> => readLastSessions(database, personIds),
    /** The kept session goes on, but no longer acts for the organization. */
    async endSessions(left: { personId: string; organizationId: string; since: Date }, keptSessionId: string | null) {
      await endSessionsFor(database, left, keptSessionId)
      if (keptSessionId !== null) await forgetActingFor(database, keptSessionId)
    },
    async actFor(session: { id: string; sessionId: string }, organizationId: string): Promise<void> {
      await actFor(database, session, organizationId)
    },
    signOut: sessions.signOut,
    organizations: (personId: string): Promise<OrganizationChoice[]> => listOrganizations(database, personId),
    async deleteAccount(person: { id: string; email: string; firstName: string | null }, closed: readonly string[]) {
      await deletePerson(database, person.id)
      tools.log.info('account deleted', { personId: person.id })
      await tools.mails.accountDeleted(person, { at: tools.clock.now(), closed })
    },
    signInFacts: (personId: string): Promise<SignInFacts> => readSignInFacts(database, personId, tools.clock.now()),
    endAllSessions: (personId: string): Promise<void> => endAllSessions(database, personId),
    endFactors: (tx: Tx, personId: string): Promise<void> => runAsSignIn(tx, () => endFactors(tx, personId)),
    findWaiting: (words: readonly string[], limit: number): Promise<WaitingAddress[]> =>
      findWaitingAddresses(database, words, tools.clock.now(), limit),
    resendConfirmation: (email: string): Promise<boolean> => mailNewestLink(tools, email, '/'),
    /**
     * The address counts as confirmed, because only its owner could have the link. Null when the address has an open
     * account. Throws `invalid_input` for a guessable password, `too_many_requests`.
     */
    async makeLinked(visitor: Visitor, { firstName, lastName, email, password, organization }: LinkedAccount) {
      await requireGoodPassword(password, [firstName, lastName, organization, email])
      await tools.attempts.take('sign-up-address', visitor.address)
      const person = { firstName, lastName, passwordHash: await hashPassword(password) }
      await forgetUnconfirmed(database, email)
      return insertAccount(database, { ...person, email, emailVerified: true, memberships: [] })
    },
    async enter(
      visitor: Visitor,
      { personId, email, password }: { personId: string; email: string; password: string },
      organizationId: string,
    ): Promise<string[]> {
      const { cookies } = await signIn(tools, visitor, { email, password })
      await actInNewest(database, personId, organizationId)
      return cookies
    },
  }
}
