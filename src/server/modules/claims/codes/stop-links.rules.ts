import { formatUuid } from '#domain/links/uuid.ts'
import { createSignedBytes } from '#server/plumbing/sealing/signed-bytes.ts'

/** One secret for each claim, stored nowhere. */
export type StopLinks = ReturnType<typeof createStopLinks>

export function createStopLinks(key: string) {
  const signed = createSignedBytes({ key, purpose: 'claim not us', bytes: 16, signature: 14 })
  return {
    make: (claimId: string): string => signed.write(Buffer.from(claimId.replaceAll('-', ''), 'hex')),
    claimOf(secret: string): string | null {
      const id = signed.read(secret)
      return id && formatUuid(id.toString('hex'))
    },
  }
}
