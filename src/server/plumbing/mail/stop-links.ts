import { formatUuid } from '#domain/links/uuid.ts'
import { type StoppableMail, stoppableMails } from '#domain/people/stoppable-mails.ts'
import { createSignedBytes } from '#server/plumbing/sealing/signed-bytes.ts'

export type Recipient = { organizationId: string; personId: string }
export type StopLink = Recipient & { kind: StoppableMail }

export type StopLinks = ReturnType<typeof createStopLinks>

/** One link for each kind of mail and each person of an organization, stored nowhere: it works in every mail they have. */
export function createStopLinks({ secretKey, baseUrl }: { secretKey: string; baseUrl: string }) {
  const signed = createSignedBytes({ key: secretKey, purpose: 'stop emails', bytes: 33, signature: 16 })
  return {
    urlOf({ kind, organizationId, personId }: StopLink): string {
      const ids = Buffer.from(`${organizationId}${personId}`.replaceAll('-', ''), 'hex')
      const bytes = Buffer.concat([Buffer.of(stoppableMails.indexOf(kind)), ids])
      return `${baseUrl}/stop-emails/${signed.write(bytes)}`
    },
    read(secret: string): StopLink | null {
      const bytes = signed.read(secret)
      if (!bytes) return null
      const kind = stoppableMails[bytes[0] ?? -1]
      const ids = { organizationId: readUuid(bytes, 1), personId: readUuid(bytes, 17) }
      return kind === undefined ? null : { kind, ...ids }
    },
  }
}

function readUuid(bytes: Buffer, from: number): string {
  return formatUuid(bytes.subarray(from, from + 16).toString('hex'))
}
