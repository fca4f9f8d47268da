import { minuteMs } from '#domain/language/durations.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { providerId } from './library-calls.ts'
import type { SignInLibrary } from './sign-in-library.ts'

const timeoutMs = 3000
const firstPauseMs = 2000
const maxPauseMs = minuteMs

/**
 * The library reads the provider's description once, when it is made, and leaves the provider out for good if that
 * fails. So a new one is made until it works.
 */
export type OpenIdProvider = ReturnType<typeof openIdConnection>

export function openIdConnection(options: { issuer: string; makeLibrary: () => Promise<SignInLibrary>; log: Log }) {
  const { issuer, makeLibrary, log } = options
  let ready: SignInLibrary | null = null
  let trying: Promise<SignInLibrary | null> | null = null
  let askAgainAt = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function ask(): Promise<SignInLibrary | null> {
    try {
      const library = await makeLibrary()
      const { socialProviders } = await finishInTime(library.$context)
      const provider = socialProviders.find(({ id }) => id === providerId)
      if (!provider) throw new Error('The provider did not describe itself.')
      if (dropSlash(provider.issuer ?? '') !== dropSlash(issuer)) throw new Error('The provider names another issuer.')
      ready = library
      log.info('sign-in provider answers')
    } catch (error) {
      askAgainAt = performance.now() + firstPauseMs
      log.warn('sign-in provider does not answer', { error })
    }
    trying = null
    return ready
  }

  function library(): Promise<SignInLibrary | null> {
    if (ready) return Promise.resolve(ready)
    if (!trying && performance.now() < askAgainAt) return Promise.resolve(null)
    trying ??= ask()
    return trying
  }

  async function keepAsking(pause: number): Promise<void> {
    if ((await library()) || stopped) return
    timer = setTimeout(() => keepAsking(Math.min(pause * 2, maxPauseMs)), pause).unref()
  }

  return {
    /** Null while the provider does not answer. */
    library,
    start: (): void => void keepAsking(firstPauseMs),
    stop: (): void => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

const dropSlash = (url: string) => url.replace(/\/$/, '')

async function finishInTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The provider took too long to answer.')), timeoutMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
