import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Told } from '#domain/inquiries/question-notice.ts'

const [idLength, signLength] = [16, 16]

export type QuestionStopLinks = ReturnType<typeof questionStopLinks>

/** One secret for each person and organization, stored nowhere: it works as long as they belong there. */
export function questionStopLinks(key: string) {
  const sign = (ids: Buffer) =>
    createHmac('sha256', key).update('stop questions').update(ids).digest().subarray(0, signLength)
  return {
    make({ organisationId, personId }: Told): string {
      const ids = Buffer.from(`${organisationId}${personId}`.replaceAll('-', ''), 'hex')
      return Buffer.concat([ids, sign(ids)]).toString('base64url')
    },
    read(secret: string): Told | null {
      if (!/^[\w-]{64}$/.test(secret)) return null
      const bytes = Buffer.from(secret, 'base64url')
      const [ids, signed] = [bytes.subarray(0, 2 * idLength), bytes.subarray(2 * idLength)]
      if (signed.length !== signLength || !timingSafeEqual(signed, sign(ids))) return null
      const [organisationId, personId] = [ids.subarray(0, idLength), ids.subarray(idLength)].map(toUuid)
      return organisationId && personId ? { organisationId, personId } : null
    },
  }
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
