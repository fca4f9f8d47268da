import { createHmac, timingSafeEqual } from 'node:crypto'
import { hourMs } from '#domain/language/durations.ts'

const linkHours = 24

export type NewEmail = { personId: string; email: string }

/** Signed with the address before, so that it works once; nothing of it is stored. */
export function buildNewEmailToken(secret: string, { personId, email }: NewEmail, before: string, now: Date): string {
  const end = now.getTime() + linkHours * hourMs
  const content = Buffer.from(JSON.stringify([personId, email, end])).toString('base64url')
  return `${content}.${computeSignature(secret, content, before)}`
}

/** Null when it is too old or cannot be read. Trust it only after `isSigned`. */
export function readNewEmail(token: string, now: Date): NewEmail | null {
  try {
    const [personId, email, end] = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'))
    if (typeof personId !== 'string' || typeof email !== 'string' || !(Number(end) > now.getTime())) return null
    return { personId, email }
  } catch {
    return null
  }
}

export function isSigned(secret: string, token: string, before: string): boolean {
  const [content = '', signature = ''] = token.split('.')
  const [given, wanted] = [Buffer.from(signature), Buffer.from(computeSignature(secret, content, before))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const computeSignature = (secret: string, content: string, before: string) =>
  createHmac('sha256', secret).update(`new-email\n${before}\n${content}`).digest('base64url')
