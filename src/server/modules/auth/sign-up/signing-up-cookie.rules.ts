import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { hourMs } from '#domain/language/durations.ts'
import { readCookie } from '#domain/people/cookies.ts'
import { chooseCookiePrefix, setCookie } from '#server/modules/auth/sessions/session-cookie.rules.ts'

const hours = 24

/**
 * What the browser that signed up carries until it is confirmed, sealed: it knows its own sign-up again, and what was
 * typed need not be typed twice. The same for an address that has an account.
 */
export type SigningUp = {
  id: string
  email: string
  firstName: string
  lastName: string
  organizationName: string
  passwordHash: string
  returnTo: string
  sentAt: number
}

type Keys = { secret: string; baseUrl: string }

const buildCookieName = (baseUrl: string) => `${chooseCookiePrefix(baseUrl)}.signing_up`
const computeSealingKey = (secret: string) => createHash('sha256').update(`signing-up\n${secret}`).digest()

export function buildSigningUpCookie({ secret, baseUrl }: Keys, signingUp: SigningUp): string {
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', computeSealingKey(secret), start)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(signingUp), 'utf8'), cipher.final()])
  const value = Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
  return setCookie(buildCookieName(baseUrl), value, hours * 3600, baseUrl)
}

export function expireSigningUpCookie({ baseUrl }: Keys): string {
  return setCookie(buildCookieName(baseUrl), '', 0, baseUrl)
}

/** Null when there is none, it is not ours, or it is as old as a link that no longer works. */
export function readSigningUp({ secret, baseUrl }: Keys, cookies: string | null, now: Date): SigningUp | null {
  const sealed = Buffer.from(readCookie(cookies, buildCookieName(baseUrl)) ?? '', 'base64url')
  if (sealed.length < 29) return null
  const decipher = createDecipheriv('aes-256-gcm', computeSealingKey(secret), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
    // Whatever opens with our key was sealed by us.
    const signingUp = JSON.parse(text) as SigningUp
    return now.getTime() - signingUp.sentAt < hours * hourMs ? signingUp : null
  } catch {
    return null
  }
}
