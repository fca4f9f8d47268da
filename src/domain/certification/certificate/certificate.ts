/** Hawaii has the latest clock of the states: UTC-10 all year. */
import { addDays } from '#domain/language/added-time.ts'
import { hourMs } from '#domain/language/durations.ts'

const latestZoneBehindMs = 10 * hourMs

export type Certificate = { certified: boolean; certifiedUntil: string | null }

/** The day it still is somewhere in the country: a certificate ends once its last day is over in every state. */
export function toCertificateDay(now: Date): string {
  return new Date(now.getTime() - latestZoneBehindMs).toISOString().slice(0, 10)
}

/** In SQL: `certificate_holds` (db/schema/09_listing.sql). The two must agree. */
export function isCertified({ certified, certifiedUntil }: Certificate, now: Date): boolean {
  return certified && (certifiedUntil === null || certifiedUntil >= toCertificateDay(now))
}

export const certificateEnds = ['suspended', 'withdrawn'] as const
export type CertificateEnd = (typeof certificateEnds)[number]

/** `unconfirmed`: the home moved or changed hands, and the affiliate has not said yet that it still counts. */
export const certificateStops = [...certificateEnds, 'unconfirmed'] as const
export type CertificateStop = (typeof certificateStops)[number]

export type CertificateStanding = 'holds' | 'ended' | CertificateStop | 'never'

export const certificateKinds = ['initial', 'renewal'] as const
export type CertificateKind = (typeof certificateKinds)[number]

export const standardVersion = '3.0'

/** A home may be certified without a certificate on file, because a list said so. */
export function toCertificateStanding(
  listed: Certificate & { certificate: { endedAs: CertificateStop | null } | null },
  now: Date,
): CertificateStanding {
  if (isCertified(listed, now)) return 'holds'
  if (listed.certificate?.endedAs) return listed.certificate.endedAs
  return listed.certificate || listed.certifiedUntil !== null ? 'ended' : 'never'
}

/** From the start of that day in UTC until it is over in every state. */
export const hoursToItsEnd = 24 + latestZoneBehindMs / hourMs

export const endingDays = 90

export const wrongDay = 'Write a day from 1900 to 2099, like 2027-06-30.'

export function mayBeDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function findWrongDays(
  { issuedOn, endsOn }: { issuedOn: string; endsOn: string },
  now: Date,
): { field: 'issuedOn' | 'endsOn'; message: string } | null {
  const tomorrow = addDays(now, 1).toISOString().slice(0, 10)
  if (issuedOn > tomorrow) return { field: 'issuedOn', message: 'Issued on lies in the future.' }
  if (endsOn < issuedOn) return { field: 'endsOn', message: 'The last day comes before the day it was issued.' }
  return null
}
