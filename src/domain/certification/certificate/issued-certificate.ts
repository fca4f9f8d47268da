import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { readLocalClock } from '#domain/language/dates.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import { checkInDay, computeLastDay } from './conditional.ts'
import type { ConditionalForm } from './conditional-form.ts'
import { type StoppedCertificate, type StoppedRow, sayStopped } from './own-standing.ts'

export type CertifiedDays = { issuedOn: string; endsOn: string; form: ConditionalForm | null; checkInOn: string | null }

/** "2026-07-01" to "2028-06-30" for two years. With conditions it is what the state calls a certificate for a time. */
export function computeCertifiedDays(at: Date, stateCode: string, isConditional: boolean): CertifiedDays {
  const { validMonths, conditional } = buildOverlay(stateCode)
  const issuedOn = toStateDay(at, stateCode)
  if (!isConditional || conditional === null) {
    return { issuedOn, endsOn: computeLastDay(issuedOn, validMonths), form: null, checkInOn: null }
  }
  const { months, name: form } = conditional
  return { issuedOn, endsOn: computeLastDay(issuedOn, months), form, checkInOn: checkInDay(issuedOn, conditional) }
}

export function toStateDay(at: Date, stateCode: string): string {
  const { year, month, day } = readLocalClock(at, findZoneOfState(stateCode))
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export function formatCertificateNumber(stateCode: string, issuedOn: string, place: number): string {
  return `${stateCode}-${issuedOn.slice(0, 4)}-${String(place).padStart(4, '0')}`
}

export function toStopped(row: StoppedRow | null): StoppedCertificate | null {
  if (!row) return null
  const { at, state, endsOn } = row
  return sayStopped(row, at === null ? endsOn : toStateDay(new Date(at), state))
}
