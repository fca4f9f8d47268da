import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

const codes = z.array(z.string())
const mark = 'hashed:'

/**
 * What is kept of a recovery code. The server's secret is in it: who has read the database alone cannot try codes against
 * it. However it is typed, with or without its dash, spaces around it or not, it is the same code.
 */
export function recoveryCodeHash(secret: string, code: string): string {
  const plain = code.replace(/[^a-z0-9]/gi, '')
  return mark + createHmac('sha256', secret).update(`recovery code\n${plain}`).digest('base64url')
}

/**
 * How the sign-in library stores a person's recovery codes: it hands them over as they are when they are made, and as we
 * gave them back, hashed, when one of them was used up.
 */
export function hashedRecoveryCodes(secret: string) {
  return {
    async encrypt(text: string): Promise<string> {
      const kept = codes.parse(JSON.parse(text))
      return JSON.stringify(kept.map((code) => (code.startsWith(mark) ? code : recoveryCodeHash(secret, code))))
    },
    decrypt: async (kept: string): Promise<string> => kept,
  }
}

/** How many codes are left of what is kept. */
export function codesLeft(kept: string): number {
  return codes.parse(JSON.parse(kept)).length
}
