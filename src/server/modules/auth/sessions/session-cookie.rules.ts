import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from '#domain/people/cookies.ts'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'

export { clearMarker } from '#domain/people/cookies.ts'

/** Set by the service for the sign-in library, and never read from a request. */
export const addressHeader = 'x-porchlight-client'

/**
 * The longest any session lasts. The database ends most earlier (session_end in
 * db/schema/03_sign_in.sql).
 */
export const sessionDays = 90

/** For an operator's people; for staff and affiliates it is hours. */
export const idleDays = 14

/** `__Host-` on https: such a cookie is bound to this host, the whole path, and secure transport. */
export function chooseCookiePrefix(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-porchlight' : 'porchlight'
}

export const buildSessionCookieName = (baseUrl: string) => `${chooseCookiePrefix(baseUrl)}.session_token`

/**
 * Null when there is none or its signature is not ours. The sign-in library's form: "token.signature", HMAC-SHA-256
 * in base64, percent-encoded.
 */
export function readSessionToken(cookies: string | null, baseUrl: string, secret: string): string | null {
  return readSignedCookie(cookies, buildSessionCookieName(baseUrl), secret)
}

export const generateSessionToken = () => randomBytes(24).toString('base64url')

export function buildSessionCookie(token: string, { baseUrl, secret }: { baseUrl: string; secret: string }): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  return setCookie(buildSessionCookieName(baseUrl), value, sessionDays * 24 * 3600, baseUrl)
}

export function readSignedCookie(cookies: string | null, name: string, secret: string): string | null {
  const value = readCookie(cookies, name)
  const dot = value ? value.lastIndexOf('.') : -1
  if (!value || dot < 1) return null
  const token = value.slice(0, dot)
  const wanted = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

export function expireSessionCookie(baseUrl: string): string {
  return setCookie(buildSessionCookieName(baseUrl), '', 0, baseUrl)
}

/**
 * For the session cookie (`given` is a Set-Cookie value), a second one that scripts can read and that holds only "1":
 * without it the browser does not ask who is signed in. Null for other cookies.
 */
export function buildMarkerCookie(given: string): string | null {
  const [, value, rest] = /^[^=]*\.session_token=([^;]*)(.*)$/.exec(given) ?? []
  if (value === undefined || rest === undefined) return null
  const maxAge = value === '' ? '0' : /max-age=(\d+)/i.exec(rest)?.[1]
  const secure = /;\s*secure/i.test(rest) ? '; Secure' : ''
  return `${signedInMarker}=${maxAge === '0' ? '' : '1'}; ${maxAge ? `Max-Age=${maxAge}; ` : ''}Path=/; SameSite=Lax${secure}`
}

/** `value` is already percent-encoded; `maxAge` is in seconds, and 0 deletes the cookie. */
export function setCookie(name: string, value: string, maxAge: number, baseUrl: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
