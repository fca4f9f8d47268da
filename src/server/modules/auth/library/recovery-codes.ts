import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

const codes = z.array(z.string())
const mark = 'hashed:'

/** Hashed with the server's secret, so that a leaked database is not enough to try codes. */
export function hashRecoveryCode(secret: string, code: string): string {
  const plain = code.replace(/[^a-z0-9]/gi, '')
  return mark + createHmac('sha256', secret).update(`recovery code\n${plain}`).digest('base64url')
}

export function createRecoveryCodeHasher(secret: string) {
  return {
    async encrypt(text: string): Promise<string> {
      const kept = codes.parse(JSON.parse(text))
      return JSON.stringify(kept.map((code) => (code.startsWith(mark) ? code : hashRecoveryCode(secret, code))))
    },
    decrypt: async (kept: string): Promise<string> => kept,
  }
}

export function countCodesLeft(kept: string): number {
  return codes.parse(JSON.parse(kept)).length
}
