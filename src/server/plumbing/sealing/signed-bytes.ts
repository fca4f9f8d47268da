import { createHmac, timingSafeEqual } from 'node:crypto'

type SignedKind = { key: string; purpose: string; bytes: number; signature: number }

/**
 * Some bytes with a short signature, as text for an address; nothing of it is stored. A signature for one `purpose` is none
 * for another. `bytes` and `signature` are lengths.
 */
export function createSignedBytes({ key, purpose, bytes: length, signature }: SignedKind) {
  const sign = (bytes: Buffer) =>
    createHmac('sha256', key).update(purpose).update(bytes).digest().subarray(0, signature)
  return {
    write: (bytes: Buffer): string => Buffer.concat([bytes, sign(bytes)]).toString('base64url'),
    /** Null where we did not write it. */
    read(text: string): Buffer | null {
      const read = Buffer.from(text, 'base64url')
      if (read.length !== length + signature || read.toString('base64url') !== text) return null
      const bytes = read.subarray(0, length)
      return timingSafeEqual(read.subarray(length), sign(bytes)) ? bytes : null
    },
  }
}
