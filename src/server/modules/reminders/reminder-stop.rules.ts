import { createHmac, timingSafeEqual } from 'node:crypto'

const [idLength, signLength] = [16, 16]

export type Stopped = { organisationId: string; personId: string }

/** One link for each person of an organization, stored nowhere: it goes on working in every mail they have. */
export type ReminderStops = ReturnType<typeof reminderStops>

export function reminderStops(key: string) {
  const sign = (ids: Buffer) =>
    createHmac('sha256', key).update('stop reminders').update(ids).digest().subarray(0, signLength)
  const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
  const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return {
    make({ organisationId, personId }: Stopped): string {
      const ids = Buffer.concat([bytesOf(organisationId), bytesOf(personId)])
      return Buffer.concat([ids, sign(ids)]).toString('base64url')
    },
    read(secret: string): Stopped | null {
      if (!/^[\w-]{64}$/.test(secret)) return null
      const bytes = Buffer.from(secret, 'base64url')
      const [ids, signed] = [bytes.subarray(0, 2 * idLength), bytes.subarray(2 * idLength)]
      if (signed.length !== signLength || !timingSafeEqual(signed, sign(ids))) return null
      return { organisationId: idOf(ids.subarray(0, idLength)), personId: idOf(ids.subarray(idLength)) }
    },
  }
}
