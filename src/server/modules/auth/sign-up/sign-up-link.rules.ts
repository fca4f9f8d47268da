import { createHmac, timingSafeEqual } from 'node:crypto'

const linkSeconds = 24 * 3600

/** Signed with its id and end; nothing of it is stored. */
export function createSignUpToken(secret: string, id: string, now: Date): string {
  const content = `${id}.${Math.floor(now.getTime() / 1000) + linkSeconds}`
  return `${content}.${computeSignature(secret, content)}`
}

/** Null when it is not ours or too old. */
export function getSignUp(secret: string, token: string, now: Date): string | null {
  const [, content = '', id = '', end = '', signature = ''] =
    /^(([0-9a-f-]{36})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  if (!id || Number(end) * 1000 <= now.getTime()) return null
  const [given, wanted] = [Buffer.from(signature), Buffer.from(computeSignature(secret, content))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}

const computeSignature = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`sign-up\n${content}`).digest('base64url')
