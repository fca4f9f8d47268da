import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { addressHeader, chooseCookiePrefix } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'
import { hashTokens } from './hashed-tokens.ts'
import { providerId } from './library-calls.ts'
import { createRecoveryCodeHasher } from './recovery-codes.ts'
import { passkeyColumns, tables, twoFactorColumns } from './sign-in-tables.ts'

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string; name: string }

type Addressee = { email: string; firstName: string | null }

export type LibrarySettings = {
  database: SignInDatabase
  secret: string
  baseUrl: string
  log: Log
  openId: OpenIdSettings | null
  sendVerification(person: { id: string; email: string }): Promise<void>
  sendReset(to: Addressee, token: string): Promise<void>
}

const challengeSeconds = 600

/**
 * Only called by the service, never mounted: sign-up, limits, answers, and sign-out cookies are ours. Import it only
 * when needed: that takes 0.25 s and 50 MB.
 */
export function createSignInLibrary(settings: LibrarySettings) {
  return betterAuth({
    ...tables,
    appName: 'Porchlight',
    baseURL: settings.baseUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    database: (options: BetterAuthOptions) =>
      hashTokens(kyselyAdapter(settings.database, { type: 'postgres', transaction: true })(options)),
    telemetry: { enabled: false },
    // Ours are stricter and cover accounts too (sign-in-attempts.service.ts).
    rateLimit: { enabled: false },
    onAPIError: { errorURL: '/sign-in' },
    logger: {
      level: 'error',
      log: (_level, message) => settings.log.warn('sign-in library', { message: maskAddresses(message) }),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      minPasswordLength: authLimits.passwordMin,
      maxPasswordLength: authLimits.passwordMax,
      sendResetPassword: ({ user, token }) => settings.sendReset(toAddressee(user), token),
    },
    emailVerification: { sendOnSignIn: true, sendVerificationEmail: ({ user }) => settings.sendVerification(user) },
    plugins: [
      passkey({
        rpName: 'Porchlight',
        rpID: buildRelyingParty(settings.baseUrl).id,
        origin: buildRelyingParty(settings.baseUrl).origins,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // The plugin takes a passkey that only says somebody was there. Ours stands for two factors: the device, and the
        // finger, face or code it asked for.
        registration: {
          afterVerification: async ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
        schema: passkeyColumns,
      }),
      twoFactor({
        issuer: 'Porchlight',
        twoFactorCookieMaxAge: challengeSeconds,
        // Tries are counted by us, per account and address.
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: createRecoveryCodeHasher(settings.secret) },
        schema: twoFactorColumns,
      }),
      ...(settings.openId ? [openIdPlugin(settings.openId)] : []),
    ],
    advanced: {
      database: { generateId: 'uuid' },
      // Our own prefix instead: the library's "secure" one is the weaker __Secure-.
      useSecureCookies: false,
      cookiePrefix: chooseCookiePrefix(settings.baseUrl),
      defaultCookieAttributes: {
        secure: settings.baseUrl.startsWith('https:'),
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })
}

export type SignInLibrary = ReturnType<typeof createSignInLibrary>

function openIdPlugin(openId: OpenIdSettings) {
  return genericOAuth({
    config: [
      {
        providerId,
        discoveryUrl: `${openId.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId: openId.clientId,
        clientSecret: openId.clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        requireEmailVerification: true,
        mapProfileToUser: (profile) => ({
          name: cleanText(profile.given_name) || cleanText(profile.name),
          lastName: cleanText(profile.family_name),
        }),
      },
    ],
  })
}

function requireVerified(userVerified: boolean | undefined): void {
  if (userVerified !== true) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
}

/** Passkeys are bound to a host name, and browsers refuse bare IP addresses, so a local server uses localhost. */
function buildRelyingParty(baseUrl: string): { id: string; origins: string[] } {
  const url = new URL(baseUrl)
  if (!/^127\.|^\[::1\]$/.test(url.hostname)) return { id: url.hostname, origins: [url.origin] }
  return { id: 'localhost', origins: [`${url.protocol}//localhost${url.port && `:${url.port}`}`] }
}

// Whoever signs up with an address chooses the name too: it is not said to that address before it is confirmed.
function toAddressee(user: { email: string; name: string; emailVerified: boolean }): Addressee {
  return { email: user.email, firstName: user.emailVerified && user.name ? user.name : null }
}

const cleanText = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

function maskAddresses(message: unknown): string {
  return String(message)
    .replace(/\S+@\S+/g, '[address]')
    .slice(0, 300)
}
