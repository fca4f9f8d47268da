/** Hawaii, the latest of the states by the clock, is ten hours behind UTC all year. */
const latestZoneBehindMs = 10 * 60 * 60_000

/** A certificate as it stands in the papers. `certifiedUntil` is its last day ("2027-06-30"); null where none was said. */
export type Certificate = { certified: boolean; certifiedUntil: string | null }

/**
 * The day it still is somewhere in the country. A certificate's last day counts whole: it is over once that day has
 * ended in every state, and so once its last day is before this one.
 */
export function certificateDay(now: Date): string {
  return new Date(now.getTime() - latestZoneBehindMs).toISOString().slice(0, 10)
}

/** True while a certificate holds. In SQL: `certificate_holds` (db/migrations/0011). */
export function isCertified({ certified, certifiedUntil }: Certificate, now: Date): boolean {
  return certified && (certifiedUntil === null || certifiedUntil >= certificateDay(now))
}

/** How an affiliate ended a certificate before its last day. */
export const certificateEnds = ['suspended', 'withdrawn'] as const
export type CertificateEnd = (typeof certificateEnds)[number]

/** What a home's last certificate says of it today; `never`: there is none. */
export type CertificateStanding = 'holds' | 'ended' | CertificateEnd | 'never'

/**
 * A home may be certified without a certificate on file: its list said so. `endedAs` is how its last certificate ended before
 * its last day.
 */
export function certificateStanding(
  listed: Certificate & { certificate: { endedAs: CertificateEnd | null } | null },
  now: Date,
): CertificateStanding {
  if (isCertified(listed, now)) return 'holds'
  if (listed.certificate?.endedAs) return listed.certificate.endedAs
  return listed.certificate || listed.certifiedUntil !== null ? 'ended' : 'never'
}

/** Hours after the beginning (UTC) of a certificate's last day, at which that day has ended everywhere. */
export const hoursToItsEnd = 24 + latestZoneBehindMs / 3_600_000

/** Days before a certificate's last day from which its affiliate is shown that it ends. */
export const endingDays = 90

/** Whether a text is a day as a form or a file says it, "2027-06-30", in the years a certificate can be of. */
export function mayBeDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** What is wrong with a certificate's days as they are set, by field; null where nothing is. */
export function wrongDays(
  { issuedOn, endsOn }: { issuedOn: string; endsOn: string },
  now: Date,
): { field: 'issuedOn' | 'endsOn'; message: string } | null {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
  if (issuedOn > tomorrow) return { field: 'issuedOn', message: 'Issued on lies in the future.' }
  if (endsOn < issuedOn) return { field: 'endsOn', message: 'The last day comes before the day it was issued.' }
  return null
}
