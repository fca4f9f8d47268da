import { randomInt } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'

/**
 * A new secret of 131 random bits: 20 characters that can be printed, because the sign-in library takes a text and uses
 * its bytes. That makes 32 characters to type, in groups of four.
 */
export function newSecret(): string {
  return String.fromCharCode(...Array.from({ length: 20 }, () => randomInt(33, 127)))
}

/** The secret as an app takes it when it is typed: "ABCD EFGH ...". */
export function keyToType(secret: string): string {
  return (typed(secret).match(/.{1,4}/g) ?? []).join(' ')
}

/** The address behind the QR code, which every such app reads. */
export function appAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret: typed(secret), issuer: 'Porchlight', digits: '6', period: '30' })
  return `otpauth://totp/Porchlight:${encodeURIComponent(email)}?${query}`
}

const typed = (secret: string) => base32.encode(secret, { padding: false })

/** Letters and digits that are not taken for one another, on paper too. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of 10 characters, "abcde-fghjk": 49 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${characters.slice(0, 5)}-${characters.slice(5)}`
  })
}

/** A code as it was typed: six digits are the app's, with spaces or without, anything else a recovery code. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase()
  return /^\d{6}$/.test(plain) ? { kind: 'app', code: plain } : { kind: 'recovery', code: plain }
}
