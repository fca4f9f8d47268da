import type { ErrorCode } from '#contract/errors.ts'
import { offlineWords } from '#domain/language/offline-words.ts'
import { ApiError } from '#web/plumbing/api-client.ts'

/** Why a call did not succeed, in words for people. `status` is null when no answer came at all. */
export type Failure = {
  kind: 'failed'
  status: number | null
  /** None came because the device has no connection. */
  isOffline?: boolean
  message: string
  /** One sentence per field the server named. */
  fields: Readonly<Record<string, string>>
}

/** What was thrown by a call to our API, as something a page can show. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    // The server has no connection to tell of, and before Node 21 no `navigator` either.
    if (globalThis.navigator?.onLine === false) {
      return { kind: 'failed', status: null, isOffline: true, message: offlineWords.en, fields: {} }
    }
    const message = 'We could not reach our server. Check your connection, then try again.'
    return { kind: 'failed', status: null, message, fields: {} }
  }
  const message = error.body?.message ?? 'Something went wrong on our side. Please try again.'
  return { kind: 'failed', status: error.status, message, fields: error.body?.fields ?? {} }
}

/** The code under which a call was refused; null where it was no refusal of ours. */
export function refusedAs(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (error.body?.code ?? null) : null
}
