import { createHmac, timingSafeEqual } from 'node:crypto'

const [idLength, signLength] = [16, 14]

/** One secret for each claim, stored nowhere. */
export type StopLinks = ReturnType<typeof createStopLinks>

export function createStopLinks(key: string) {
  const sign = (id: Buffer) =>
    createHmac('sha256', key).update('claim not us').update(id).digest().subarray(0, signLength)
  return {
    make(claimId: string): string {
      const id = Buffer.from(claimId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, sign(id)]).toString('base64url')
    },
    claimOf(secret: string): string | null {
      if (!/^[\w-]{40}$/.test(secret)) return null
      const bytes = Buffer.from(secret, 'base64url')
      const [id, signed] = [bytes.subarray(0, idLength), bytes.subarray(idLength)]
      if (signed.length !== signLength || !timingSafeEqual(signed, sign(id))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
