import { createHash, randomBytes } from 'node:crypto'
import { createSignedBytes } from '#server/plumbing/sealing/signed-bytes.ts'

const [randomLength, signature] = [18, 6]

/** Signed, so that an invented secret is refused without asking the database. */
export type LinkSecrets = ReturnType<typeof createLinkSecrets>

/** `key` is the same on every server. */
export function createLinkSecrets(key: string) {
  const signed = createSignedBytes({ key, purpose: 'reminder link', bytes: randomLength, signature })
  return {
    make: (): string => signed.write(randomBytes(randomLength)),
    hashOf(secret: string): Buffer | null {
      if (!signed.read(secret)) return null
      return createHash('sha256').update('reminder link').update(Buffer.from(secret, 'base64url')).digest()
    },
  }
}
