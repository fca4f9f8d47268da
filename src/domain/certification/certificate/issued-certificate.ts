import { usualConditionalMonths } from '#domain/certification/overlays/overlay.ts'
import { overlayOf } from '#domain/certification/overlays/overlay-of.ts'
import { clockAt } from '#domain/language/dates.ts'
import { zoneOfState } from '#domain/states/us-zones.ts'

/** "2026-07-01" to "2028-06-30" for two years: the last day is the one before the same day. */
export function certifiedDays(
  at: Date,
  stateCode: string,
  isConditional: boolean,
): { issuedOn: string; endsOn: string } {
  const { validMonths, conditional } = overlayOf(stateCode)
  const months = isConditional ? (conditional?.months ?? usualConditionalMonths) : validMonths
  const { year, month, day } = clockAt(at, zoneOfState(stateCode))
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const same = Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))
  // Where the month is too short, its last day is the last.
  const end = day > lastOfMonth ? same : same - 86_400_000
  return { issuedOn: toDay(Date.UTC(year, month - 1, day)), endsOn: toDay(end) }
}

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** WV-2026-0042: the state, the year, and the number among those of the year. */
export function certificateNumber(stateCode: string, issuedOn: string, place: number): string {
  return `${stateCode}-${issuedOn.slice(0, 4)}-${String(place).padStart(4, '0')}`
}
