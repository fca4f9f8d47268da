import type { ErrorCode } from '#contract/calls/errors.ts'
import { offlineWords } from '#domain/language/offline-words.ts'
import { ApiError } from '#web/plumbing/api-client.ts'

/** `status` is null when no answer came at all. */
export type Failure = {
  kind: 'failed'
  status: number | null
  isOffline?: boolean
  message: string
  fields: Readonly<Record<string, string>>
}

export function toFailure(error: unknown): Failure {
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

export function findRefusalCode(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (error.body?.code ?? null) : null
}

/** For an address that may name nothing: whether it does, or could not be read just now. */
export function nameUnread(error: unknown, unknownBy: readonly number[] = [404]): 'unknown' | 'failed' {
  return error instanceof ApiError && unknownBy.includes(error.status) ? 'unknown' : 'failed'
}
