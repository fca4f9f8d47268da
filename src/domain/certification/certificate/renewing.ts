import type { Overlay } from '#domain/certification/overlays/overlay.ts'

type Grace = Pick<Overlay, 'graceDays'>

/** The certificate itself lapses after `endsOn`; so long after that an application still renews it, under its number. */
export function computeLastRenewalDay(endsOn: string, { graceDays }: Grace): string {
  const day = new Date(`${endsOn}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + graceDays)
  return day.toISOString().slice(0, 10)
}

/** `endsOn` is the last day of the last full certificate; null where there was none, or it was withdrawn. */
export function mayRenew(endsOn: string | null, today: string, grace: Grace): boolean {
  return endsOn !== null && today <= computeLastRenewalDay(endsOn, grace)
}
