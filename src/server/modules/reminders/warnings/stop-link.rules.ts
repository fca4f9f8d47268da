import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#domain/links/uuid.ts'

export type Member = { personId: string; organisationId: string }

/** Signed; nothing of it is stored, and it works as long as somebody belongs to the organization. */
export function stopSecret(key: string, { personId, organisationId }: Member): string {
  const ids = Buffer.from(`${personId}${organisationId}`.replaceAll('-', ''), 'hex')
  return Buffer.concat([ids, sign(key, ids)]).toString('base64url')
}

/** Null when it is not ours. */
export function readStopSecret(key: string, secret: string): Member | null {
  const bytes = Buffer.from(/^[\w-]{64}$/.test(secret) ? secret : '', 'base64url')
  const [ids, signed] = [bytes.subarray(0, 32), bytes.subarray(32)]
  const wanted = sign(key, ids)
  if (signed.length !== wanted.length || !timingSafeEqual(signed, wanted)) return null
  const [personId, organisationId] = [toUuid(ids.subarray(0, 16)), toUuid(ids.subarray(16))]
  return isUuid(personId) && isUuid(organisationId) ? { personId, organisationId } : null
}

const sign = (key: string, ids: Buffer) =>
  createHmac('sha256', key).update('no warnings').update(ids).digest().subarray(0, 16)

const toUuid = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
