import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import type { SignInAttempts } from '../attempts/sign-in-attempts.ts'
import type { KnownPlaces } from '../places/known-places.service.ts'
import type { SecondFactor } from '../sessions/sessions.service.ts'
import type { OpenIdProvider } from './openid-provider.ts'
import type { SignInMails } from './sign-in.mails.ts'
import type { SignInEngine } from './sign-in-engine.ts'

/** What the services of this module work with. */
export type SignInTools = {
  database: SignInDatabase
  secret: string
  /** Origin people reach the site under, without a trailing slash. */
  baseUrl: string
  clock: Clock
  /** Lets so much time pass, for answers that are never faster. */
  pause: (milliseconds: number) => Promise<void>
  log: Log
  securityEvents: SecurityEvents
  /** Whether staff and affiliate officers have to sign in with two factors. */
  secondFactor: SecondFactor
  attempts: SignInAttempts
  places: KnownPlaces
  mails: SignInMails
  /** The sign-in library, loaded and made with the first call. The sign-in page makes that call ahead of time. */
  library: () => Promise<SignInEngine>
  /** The agency's provider; null when none is configured. */
  provider: (OpenIdProvider & { name: string }) | null
}
