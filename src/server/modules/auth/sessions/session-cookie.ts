import { createHmac, timingSafeEqual } from 'node:crypto'

/** Carries the client's address to the sign-in library. It is set by the service and never read from a request. */
export const addressHeader = 'x-porchlight-client'

/** A session ends this many days after it was last renewed, which happens at most once a day. */
export const sessionDays = 30

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
  const name = sessionCookieName(baseUrl)
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  const value = pair && decode(pair.slice(name.length + 1))
  const dot = value ? value.lastIndexOf('.') : -1
  if (!value || dot < 1) return null
  const token = value.slice(0, dot)
  const wanted = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

/** The Set-Cookie value that keeps a session cookie for another `sessionDays`. */
export function renewedSessionCookie(token: string, baseUrl: string, secret: string): string {
  const value = encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
  return setCookie(value, sessionDays * 24 * 3600, baseUrl)
}

/** The Set-Cookie value that takes the session cookie away. */
export function expiredSessionCookie(baseUrl: string): string {
  return setCookie('', 0, baseUrl)
}

function setCookie(value: string, maxAge: number, baseUrl: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(baseUrl)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
