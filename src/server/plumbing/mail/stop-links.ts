import { createHmac, timingSafeEqual } from 'node:crypto'
import { type StoppableMail, stoppableMails } from '#domain/people/stoppable-mails.ts'

export type Recipient = { organizationId: string; personId: string }
export type StopLink = Recipient & { kind: StoppableMail }

const idsLength = 32
const signLength = 16

export type StopLinks = ReturnType<typeof createStopLinks>

/** One link for each kind of mail and each person of an organization, stored nowhere: it works in every mail they have. */
export function createStopLinks({ secretKey, baseUrl }: { secretKey: string; baseUrl: string }) {
  const sign = (bytes: Buffer) =>
    createHmac('sha256', secretKey).update('stop emails').update(bytes).digest().subarray(0, signLength)
  return {
    urlOf({ kind, organizationId, personId }: StopLink): string {
      const ids = Buffer.from(`${organizationId}${personId}`.replaceAll('-', ''), 'hex')
      const bytes = Buffer.concat([Buffer.of(stoppableMails.indexOf(kind)), ids])
      return `${baseUrl}/stop-emails/${Buffer.concat([bytes, sign(bytes)]).toString('base64url')}`
    },
    read(secret: string): StopLink | null {
      if (!/^[\w-]{66}$/.test(secret)) return null
      const read = Buffer.from(secret, 'base64url')
      if (read.toString('base64url') !== secret) return null
      const [bytes, signed] = [read.subarray(0, 1 + idsLength), read.subarray(1 + idsLength)]
      if (signed.length !== signLength || !timingSafeEqual(signed, sign(bytes))) return null
      const kind = stoppableMails[bytes[0] ?? -1]
      const ids = { organizationId: readUuid(bytes, 1), personId: readUuid(bytes, 17) }
      return kind === undefined ? null : { kind, ...ids }
    },
  }
}

function readUuid(bytes: Buffer, from: number): string {
  const digits = bytes.subarray(from, from + 16).toString('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
