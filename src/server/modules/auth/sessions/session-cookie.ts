import { createHmac, timingSafeEqual } from 'node:crypto'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'

/** Carries the client's address to the sign-in library. It is set by the service and never read from a request. */
export const addressHeader = 'x-porchlight-client'

/**
 * No session lasts longer, whatever is done with it, and its cookie is kept that long. The database ends most of them
 * earlier (session_end in db/migrations/0020_second_factor.sql): see `idleDays`.
 */
export const sessionDays = 90

/** Days after its last use in which a session of an operator's people ends; for staff and affiliates it is hours. */
export const idleDays = 14

/** `__Host-` on https: such a cookie is bound to this very host, its whole path, and secure transport. */
export function cookiePrefix(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-porchlight' : 'porchlight'
}

export const sessionCookieName = (baseUrl: string) => `${cookiePrefix(baseUrl)}.session_token`

/**
 * The session token of a Cookie header; null when there is none or its signature is not ours. The form is the sign-in
 * library's: "token.signature", HMAC-SHA-256 in base64, percent-encoded.
 */
export function sessionTokenOf(cookies: string | null, baseUrl: string, secret: string): string | null {
  return signedCookieOf(cookies, sessionCookieName(baseUrl), secret)
}

/** The value of a cookie that the sign-in library signed; null when there is none or its signature is not ours. */
export function signedCookieOf(cookies: string | null, name: string, secret: string): string | null {
  const value = cookieOf(cookies, name)
  const dot = value ? value.lastIndexOf('.') : -1
  if (!value || dot < 1) return null
  const token = value.slice(0, dot)
  const wanted = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

/** The Set-Cookie value that takes the session cookie away. */
export function expiredSessionCookie(baseUrl: string): string {
  return setCookie(sessionCookieName(baseUrl), '', 0, baseUrl)
}

/**
 * The readable marker beside the session's own cookie: it holds nothing but "1" and says that there may be somebody, so
 * that a visitor's browser need not ask (rulings 3). null for every other cookie; `given` is a Set-Cookie value.
 */
export function markerBeside(given: string): string | null {
  const [, value, rest] = /^[^=]*\.session_token=([^;]*)(.*)$/.exec(given) ?? []
  if (value === undefined || rest === undefined) return null
  const maxAge = value === '' ? '0' : /max-age=(\d+)/i.exec(rest)?.[1]
  const secure = /;\s*secure/i.test(rest) ? '; Secure' : ''
  return `${signedInMarker}=${maxAge === '0' ? '' : '1'}; ${maxAge ? `Max-Age=${maxAge}; ` : ''}Path=/; SameSite=Lax${secure}`
}

/** The header that takes the marker away where nobody is signed in any more; none for who has no marker. */
export function withoutMarker(cookies: string | null): Record<string, string> {
  if (cookieOf(cookies, signedInMarker) === null) return {}
  return { 'Set-Cookie': `${signedInMarker}=; Max-Age=0; Path=/; SameSite=Lax` }
}

/** A cookie of this module: `value` is percent-encoded already, 0 seconds take it away. */
export function setCookie(name: string, value: string, maxAge: number, baseUrl: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The value of a cookie in a Cookie header, decoded; null when there is none. */
export function cookieOf(cookies: string | null, name: string): string | null {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return pair ? decode(pair.slice(name.length + 1)) : null
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
