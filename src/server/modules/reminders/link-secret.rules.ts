import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const [randomLength, signLength] = [18, 6]

/** Signed, so that an invented secret is refused without asking the database. */
export type LinkSecrets = ReturnType<typeof createLinkSecrets>

/** `key` is the same on every server. */
export function createLinkSecrets(key: string) {
  const sign = (random: Buffer) =>
    createHmac('sha256', key).update('reminder link').update(random).digest().subarray(0, signLength)
  return {
    make(): string {
      const random = randomBytes(randomLength)
      return Buffer.concat([random, sign(random)]).toString('base64url')
    },
    hashOf(secret: string): Buffer | null {
      if (!/^[\w-]{32}$/.test(secret)) return null
      const bytes = Buffer.from(secret, 'base64url')
      const [random, signed] = [bytes.subarray(0, randomLength), bytes.subarray(randomLength)]
      if (signed.length !== signLength || !timingSafeEqual(signed, sign(random))) return null
      return createHash('sha256').update('reminder link').update(bytes).digest()
    },
  }
}
