import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [nonceBytes, tagBytes] = [12, 16]

/** A text is sealed for `id` alone: `open` gives null for another row, and for what was sealed with another secret. */
export type Seals = {
  seal(text: string, id: string): Buffer
  open(sealed: Uint8Array, id: string): string | null
}

export const deriveKey = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))

/** Seals what must not be read in a copy of the database. Each purpose has a key of its own. */
export function createSeals(secretKey: string, purpose: string): Seals {
  const key = deriveKey(secretKey, purpose)
  return {
    seal(text, id) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()])
    },
    open(sealed, id) {
      const nonce = sealed.subarray(0, nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
      try {
        decipher.setAuthTag(sealed.subarray(-tagBytes))
        return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
