import { createHash, randomBytes } from 'node:crypto'

export function createSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(24).toString('base64url')
  return { secret, hash: computeHash(secret) }
}

export function computeHash(secret: string): Buffer {
  return createHash('sha256').update(`invitation ${secret}`).digest()
}
