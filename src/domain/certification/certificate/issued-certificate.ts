import { overlayOf } from '#domain/certification/overlays/overlay-of.ts'
import { clockAt } from '#domain/language/dates.ts'
import { zoneOfState } from '#domain/states/us-zones.ts'
import { checkInDay, lastDayOf } from './conditional.ts'
import type { ConditionalForm } from './conditional-form.ts'
import { type StoppedCertificate, type StoppedRow, sayStopped } from './own-standing.ts'

export type CertifiedDays = { issuedOn: string; endsOn: string; form: ConditionalForm | null; checkInOn: string | null }

/** "2026-07-01" to "2028-06-30" for two years. With conditions it is what the state calls a certificate for a time. */
export function certifiedDays(at: Date, stateCode: string, isConditional: boolean): CertifiedDays {
  const { validMonths, conditional } = overlayOf(stateCode)
  const issuedOn = dayInState(at, stateCode)
  if (!isConditional || conditional === null) {
    return { issuedOn, endsOn: lastDayOf(issuedOn, validMonths), form: null, checkInOn: null }
  }
  const { months, name: form } = conditional
  return { issuedOn, endsOn: lastDayOf(issuedOn, months), form, checkInOn: checkInDay(issuedOn, conditional) }
}

export function dayInState(at: Date, stateCode: string): string {
  const { year, month, day } = clockAt(at, zoneOfState(stateCode))
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** WV-2026-0042: the state, the year, and the number among those of the year. */
export function certificateNumber(stateCode: string, issuedOn: string, place: number): string {
  return `${stateCode}-${issuedOn.slice(0, 4)}-${String(place).padStart(4, '0')}`
}

export function toStopped(row: StoppedRow | null): StoppedCertificate | null {
  if (!row) return null
  const { at, state, endsOn } = row
  return sayStopped(row, at === null ? endsOn : dayInState(new Date(at), state))
}
