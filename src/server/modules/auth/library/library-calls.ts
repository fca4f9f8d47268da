import { addressHeader } from '#server/modules/auth/sessions/session-cookie.rules.ts'

export const providerId = 'oidc'

export type Visitor = { cookies: string | null; userAgent: string; address: string }

export type WithCookies<T> = { value: T; cookies: string[] }

/** Only these three, so that nothing a client sends can pass for an address or an origin. */
export function buildHeaders(visitor: Visitor): Headers {
  const headers = new Headers({ 'user-agent': visitor.userAgent.slice(0, 300), [addressHeader]: visitor.address })
  if (visitor.cookies !== null) headers.set('cookie', visitor.cookies)
  return headers
}

/** Null when the error is not a refusal; the caller then rethrows it. */
export function findRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || !('statusCode' in error) || !('body' in error)) return null
  const body = error.body
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'REFUSED'
  const ours = typeof error.statusCode !== 'number' || error.statusCode >= 500
  // Said of a passkey that does not hold as well, under status 500.
  return ours && code !== 'FAILED_TO_VERIFY_REGISTRATION' ? null : code
}

/** Lasts at least this many milliseconds, so that the time does not tell whether an address has an account. */
export async function runForAtLeast<T>(
  { pause }: { pause: (milliseconds: number) => Promise<void> },
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(Math.max(0, milliseconds))])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
