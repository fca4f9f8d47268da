import type { Clock } from '#server/plumbing/clock.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import type { SignInAttempts } from '../attempts/sign-in-attempts.ts'
import type { OpenIdProvider } from './openid-provider.ts'
import type { SignInLibrary } from './sign-in-library.ts'
import type { SignInMails } from './sign-in-mails.ts'

/** What the services of this module work with. */
export type SignInTools = {
  database: SignInDatabase
  secret: string
  /** Origin people reach the site under, without a trailing slash. */
  baseUrl: string
  clock: Clock
  log: Log
  attempts: SignInAttempts
  mails: SignInMails
  /** The sign-in library, loaded and made with the first call. The sign-in page makes that call ahead of time. */
  library: () => Promise<SignInEngine>
  /** The agency's provider; null when none is configured. */
  provider: (OpenIdProvider & { name: string }) | null
}

/** The sign-in library and what else of its package we use. */
export type SignInEngine = Pick<SignInLibrary, 'api' | 'handler'> & {
  /** A token for the link that confirms this address. */
  verificationToken(email: string): Promise<string>
}
