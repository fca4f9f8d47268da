import { setTimeout as wait } from 'node:timers/promises'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createAccounts } from './accounts/accounts.service.ts'
import { createSignInAttempts } from './attempts/sign-in-attempts.service.ts'
import { deleteExpired } from './attempts/sign-in-attempts.store.ts'
import { openIdConnection } from './library/openid-provider.ts'
import { createSignInMails, type SendMail } from './library/sign-in.mails.ts'
import type { LibrarySettings, OpenIdSettings } from './library/sign-in-library.ts'
import type { SignInTools } from './library/sign-in-tools.ts'
import { createKnownPlaces } from './places/known-places.service.ts'
import { deleteOldPlaces } from './places/known-places.store.ts'
import { createSessions, type SecondFactor } from './sessions/sessions.service.ts'
import { createAccountMaker, ensurePassword } from './sign-up/sign-up.service.ts'
import { mailLink } from './sign-up/waiting-sign-ups.service.ts'

export type AuthOptions = Pick<ServerParts, 'baseUrl' | 'clock' | 'log' | 'supportEmail'> & {
  database: { signIn: SignInDatabase }
  /** At least 32 random characters; changing it signs everybody out. `baseUrl` has no slash at its end. */
  secret: string
  securityEvents: SecurityEvents
  secondFactor: SecondFactor
  sendMail: SendMail
  openId: OpenIdSettings | null
  pause?: SignInTools['pause']
}

export type Auth = ReturnType<typeof createAuth>

/**
 * The library (0.25 s, 50 MB) is loaded when somebody opens the sign-in page, not at the start: looking up a session
 * never needs it.
 */
export function createAuth(options: AuthOptions) {
  const {
    secret,
    baseUrl,
    clock,
    log,
    securityEvents,
    secondFactor,
    sendMail,
    openId,
    supportEmail,
    pause = wait,
  } = options
  const database = options.database.signIn
  const tools: SignInTools = {
    database,
    secret,
    baseUrl,
    supportEmail,
    clock,
    pause,
    log,
    securityEvents,
    secondFactor,
    attempts: createSignInAttempts({ database, secret, clock }),
    places: createKnownPlaces({ database, secret, baseUrl, clock }),
    mails: createSignInMails({ baseUrl, sendMail }),
    library: runOnce(async () => {
      const { createSignInEngine } = await import('./library/sign-in-engine.ts')
      return createSignInEngine(buildLibrarySettings(tools, null))
    }),
    provider: openId && { name: openId.name, ...openIdConnection({ issuer: openId.issuer, log, makeLibrary }) },
  }
  async function makeLibrary() {
    const { createSignInLibrary } = await import('./library/sign-in-library.ts')
    return createSignInLibrary(buildLibrarySettings(tools, openId))
  }
  const sessions = createSessions({ database, secret, baseUrl, clock, log, secondFactor })
  return {
    whoIs: sessions.whoIs,
    createAccount: createAccountMaker(tools),
    ensurePassword: (emails: readonly string[], password: string): Promise<void> =>
      ensurePassword(tools, emails, password),
    /** Asks for the provider in the background, where one is configured. Call it once the server listens. */
    start: (): void => tools.provider?.start(),
    async deleteExpired(): Promise<void> {
      const now = clock.now()
      await deleteExpired(database, now)
      await deleteOldPlaces(database, now)
    },
    close: (): void => tools.provider?.stop(),
    sessions,
    accounts: createAccounts(tools, sessions),
    tools,
  }
}

function buildLibrarySettings(tools: SignInTools, openId: OpenIdSettings | null): LibrarySettings {
  const { database, secret, baseUrl, log, mails } = tools
  return {
    database,
    secret,
    baseUrl,
    log,
    openId,
    sendVerification: (person) => mailLink(tools, person, '/'),
    sendReset: (to, token) => mails.choosePassword(to, token),
  }
}

function runOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
