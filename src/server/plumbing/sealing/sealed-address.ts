import { sealedMark } from '#contract/mail/mail-states.ts'
import { createSeals } from './sealed-text.ts'

const row = 'mail'

/** An address as the outbox may keep it: nobody reads it there, and it opens when the mail leaves. */
export function sealAddress(address: string, secretKey: string): string {
  return sealedMark + createSeals(secretKey, 'mail addresses').seal(address, row).toString('base64url')
}

/** Null where it was sealed with another secret. */
export function openAddress(recipient: string, secretKey: string): string | null {
  if (!recipient.startsWith(sealedMark)) return recipient
  return createSeals(secretKey, 'mail addresses').open(
    Buffer.from(recipient.slice(sealedMark.length), 'base64url'),
    row,
  )
}
