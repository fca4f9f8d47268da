import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { cookiePrefix, signedCookieOf } from '../sessions/session-cookie.ts'
import { type LibrarySettings, type SignInLibrary, signInLibrary } from './sign-in-library.ts'

/** The sign-in library and what else of its package we use. */
export type SignInEngine = Pick<SignInLibrary, 'api' | 'handler'> & {
  /** Who has given a right password and is asked for a code now, by their cookies; null for nobody. */
  challenged(cookies: string | null): Promise<string | null>
  /** With the server's secret, as the library keeps the secret of an app. */
  encrypt(text: string): Promise<string>
  decrypt(kept: string): Promise<string>
}

/** The library with what else of its package we use. */
export function signInEngine(settings: LibrarySettings): SignInEngine {
  const { secret, baseUrl } = settings
  const library = signInLibrary(settings)
  return {
    api: library.api,
    handler: library.handler,
    async challenged(cookies) {
      const challenge = signedCookieOf(cookies, `${cookiePrefix(baseUrl)}.two_factor`, secret)
      const { internalAdapter } = await library.$context
      const found = challenge && (await internalAdapter.findVerificationValue(challenge))
      return found && found.expiresAt > new Date() ? found.value : null
    },
    encrypt: async (data) => symmetricEncrypt({ key: (await library.$context).secretConfig, data }),
    decrypt: async (data) => symmetricDecrypt({ key: (await library.$context).secretConfig, data }),
  }
}
