import type { OrganizationChoice, SessionList, SignedInUser } from '#contract/auth/auth.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { listOrganizations } from '#server/modules/auth/auth.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import { expireSessionCookie, readSessionToken } from './session-cookie.rules.ts'
import {
  actFor,
  endSession,
  type FoundSession,
  findSession,
  listSessions,
  noteUse,
  openSessions,
  revokeOthers,
  revokeSession,
} from './sessions.store.ts'

export type SessionOwner = SignedInUser & { sessionId: string; isProved?: boolean }

export type SecondFactor = 'required' | 'offered'

/** Milliseconds: a session's last use is stored at most this often. */
const useIsOld = 5 * minuteMs

const proofLasts = 15 * minuteMs

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(options: {
  database: SignInDatabase
  secret: string
  baseUrl: string
  clock: Clock
  log: Log
  secondFactor: SecondFactor
}) {
  const { database, secret, baseUrl, clock, log, secondFactor } = options
  const keepOpen = async ({ sessionId, usedAt }: FoundSession, now: Date) => {
    if (now.getTime() - usedAt.getTime() < useIsOld) return
    // Reading goes on where nothing can be written, with a full disk for instance.
    await noteUse(database, sessionId, now).catch((error: unknown) => log.warn('use of a session not noted', { error }))
  }
  return {
    async whoIs(headers: Headers): Promise<SessionOwner | null> {
      const token = readSessionToken(headers.get('cookie'), baseUrl, secret)
      const now = clock.now()
      const found = token && (await findSession(database, token, now))
      if (!found) return null
      await keepOpen(found, now)
      const { sessionId, provedAt } = found
      const isProved = provedAt !== null && now.getTime() - provedAt.getTime() < proofLasts
      return { ...toRecord(found, secondFactor), sessionId, isProved }
    },
    async signOut(cookies: string | null): Promise<string> {
      const token = readSessionToken(cookies, baseUrl, secret)
      if (token) await endSession(database, token)
      return expireSessionCookie(baseUrl)
    },
    stillOpen: (ids: readonly string[]): Promise<ReadonlySet<string>> => openSessions(database, ids, clock.now()),
    async list(owner: SessionOwner): Promise<SessionList> {
      const sessions = await listSessions(database, owner.id, clock.now())
      return sessions.map((session) => ({ ...session, current: session.id === owner.sessionId }))
    },
    async revoke(owner: SessionOwner, id: string): Promise<void> {
      const ended = await revokeSession(database, owner.id, id)
      if (!ended) throw new AppError('not_found', 'This session has ended already.')
    },
    revokeOthers: (owner: SessionOwner): Promise<void> => revokeOthers(database, owner.id, owner.sessionId),
    organizations: (owner: SessionOwner): Promise<OrganizationChoice[]> => listOrganizations(database, owner.id),
    async actFor(owner: SessionOwner, organizationId: string): Promise<void> {
      const belongs = await actFor(database, owner, organizationId)
      if (!belongs) throw new AppError('not_found', 'You do not belong to this organization.')
    },
  }
}

/**
 * Holds only what the contract names. Second factors are enforced only here: whoever needs two and showed one acts
 * for no organization, so every policy refuses them.
 */
export function toRecord(found: FoundSession, secondFactor: SecondFactor): SignedInUser {
  const { id, firstName, lastName, email, emailVerified, organization } = found
  const person = { id, firstName, lastName, email, emailVerified }
  const isWithheld =
    secondFactor === 'required' && organization && organization.kind !== 'operator' && !found.hasSecondFactor
  return isWithheld
    ? { ...person, organization: null, secondFactorFor: organization.name }
    : { ...person, organization }
}
