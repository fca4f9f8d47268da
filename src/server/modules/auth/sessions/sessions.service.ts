import type { OrganisationChoice, SessionList, SignedInUser } from '#contract/auth.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import { listOrganisations } from '../auth.store.ts'
import type { WithCookies } from '../library/library-calls.ts'
import { expiredSessionCookie, renewedSessionCookie, sessionDays, sessionTokenOf } from './session-cookie.ts'
import {
  actFor,
  endSession,
  findSession,
  listSessions,
  renewSession,
  revokeOthers,
  revokeSession,
} from './sessions.store.ts'

/** A signed-in person and the session they are signed in with. */
export type SessionOwner = SignedInUser & { sessionId: string }

const day = 24 * 3600 * 1000

export type Sessions = {
  /** The person behind a request's cookies; null when there is none. One look into the database, and none without a cookie. */
  whoIs(headers: Headers): Promise<SessionOwner | null>
  /** The same for the check a visit begins with, which also renews a session older than a day. */
  current(cookies: string | null): Promise<WithCookies<SignedInUser | null>>
  /** Ends the session of these cookies and gives the cookie that forgets it. */
  signOut(cookies: string | null): Promise<string>
  list(owner: SessionOwner): Promise<SessionList>
  /** Throws `not_found` when the session is not one of the person's. */
  revoke(owner: SessionOwner, id: string): Promise<void>
  revokeOthers(owner: SessionOwner): Promise<void>
  organisations(owner: SessionOwner): Promise<OrganisationChoice[]>
  /** Throws `not_found` when the person does not belong to it. */
  actFor(owner: SessionOwner, organisationId: string): Promise<void>
}

export function createSessions(options: {
  database: SignInDatabase
  secret: string
  baseUrl: string
  clock: Clock
}): Sessions {
  const { database, secret, baseUrl, clock } = options
  const find = async (cookies: string | null) => {
    const token = sessionTokenOf(cookies, baseUrl, secret)
    const found = token && (await findSession(database, token, clock.now()))
    return found ? { ...found, token } : null
  }
  return {
    async whoIs(headers) {
      const found = await find(headers.get('cookie'))
      return found && { ...recordOf(found), sessionId: found.sessionId }
    },
    async current(cookies) {
      const found = await find(cookies)
      if (!found) return { value: null, cookies: [] }
      const now = clock.now().getTime()
      const value = recordOf(found)
      if (now - found.renewedAt.getTime() < day) return { value, cookies: [] }
      await renewSession(database, found.sessionId, new Date(now), new Date(now + sessionDays * day))
      return { value, cookies: [renewedSessionCookie(found.token, baseUrl, secret)] }
    },
    async signOut(cookies) {
      const token = sessionTokenOf(cookies, baseUrl, secret)
      if (token) await endSession(database, token)
      return expiredSessionCookie(baseUrl)
    },
    async list(owner) {
      const sessions = await listSessions(database, owner.id, clock.now())
      return sessions.map((session) => ({ ...session, current: session.id === owner.sessionId }))
    },
    async revoke(owner, id) {
      const ended = await revokeSession(database, owner.id, id)
      if (!ended) throw new AppError('not_found', 'This session has ended already.')
    },
    revokeOthers: (owner) => revokeOthers(database, owner.id, owner.sessionId),
    organisations: (owner) => listOrganisations(database, owner.id),
    async actFor(owner, organisationId) {
      const belongs = await actFor(database, owner, organisationId)
      if (!belongs) throw new AppError('not_found', 'You do not belong to this organization.')
    },
  }
}

/** Only what the contract names: what else the row holds stays here. */
export function recordOf({ id, firstName, lastName, email, emailVerified, organisation }: SignedInUser): SignedInUser {
  return { id, firstName, lastName, email, emailVerified, organisation }
}
