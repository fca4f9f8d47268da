import type { SignInAttempts } from '#server/modules/auth/attempts/sign-in-attempts.service.ts'
import type { KnownPlaces } from '#server/modules/auth/places/known-places.service.ts'
import type { SecondFactor } from '#server/modules/auth/sessions/sessions.service.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { OpenIdProvider } from './openid-provider.ts'
import type { SignInMails } from './sign-in.mails.ts'
import type { SignInEngine } from './sign-in-engine.ts'

export type SignInTools = Pick<ServerParts, 'baseUrl' | 'supportEmail' | 'clock' | 'log'> & {
  database: SignInDatabase
  secret: string
  pause: (milliseconds: number) => Promise<void>
  securityEvents: SecurityEvents
  secondFactor: SecondFactor
  attempts: SignInAttempts
  places: KnownPlaces
  mails: SignInMails
  library: () => Promise<SignInEngine>
  provider: (OpenIdProvider & { name: string }) | null
}
