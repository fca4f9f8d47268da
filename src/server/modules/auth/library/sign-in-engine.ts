import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { chooseCookiePrefix, readSignedCookie } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import { createSignInLibrary, type LibrarySettings, type SignInLibrary } from './sign-in-library.ts'

export type SignInEngine = Pick<SignInLibrary, 'api' | 'handler'> & {
  challenged(cookies: string | null): Promise<string | null>
  encrypt(text: string): Promise<string>
  decrypt(kept: string): Promise<string>
}

export function createSignInEngine(settings: LibrarySettings): SignInEngine {
  const { secret, baseUrl } = settings
  const library = createSignInLibrary(settings)
  return {
    api: library.api,
    handler: library.handler,
    async challenged(cookies) {
      const challenge = readSignedCookie(cookies, `${chooseCookiePrefix(baseUrl)}.two_factor`, secret)
      const { internalAdapter } = await library.$context
      const found = challenge && (await internalAdapter.findVerificationValue(challenge))
      return found && found.expiresAt > new Date() ? found.value : null
    },
    encrypt: async (data) => symmetricEncrypt({ key: (await library.$context).secretConfig, data }),
    decrypt: async (data) => symmetricDecrypt({ key: (await library.$context).secretConfig, data }),
  }
}
