import { randomInt } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'

/**
 * 131 random bits: 20 printable characters, because the sign-in library takes a text and uses its bytes. That makes
 * 32 characters to type.
 */
export function generateSecret(): string {
  return String.fromCharCode(...Array.from({ length: 20 }, () => randomInt(33, 127)))
}

export function formatSecret(secret: string): string {
  return (formatTyped(secret).match(/.{1,4}/g) ?? []).join(' ')
}

export function buildAppAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret: formatTyped(secret), issuer: 'Porchlight', digits: '6', period: '30' })
  return `otpauth://totp/Porchlight:${encodeURIComponent(email)}?${query}`
}

const formatTyped = (secret: string) => base32.encode(secret, { padding: false })

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export function generateRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${characters.slice(0, 5)}-${characters.slice(5)}`
  })
}

export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase()
  return /^\d{6}$/.test(plain) ? { kind: 'app', code: plain } : { kind: 'recovery', code: plain }
}
