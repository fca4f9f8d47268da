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

/** Hours after the beginning (UTC) of a certificate's last day, at which that day has ended everywhere. */
export const hoursToItsEnd = 24 + latestZoneBehindMs / 3_600_000
