import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { checkInDay, computeLastDay } from './conditional.ts'
import type { ConditionalForm } from './conditional-form.ts'
import { type StoppedCertificate, type StoppedRow, sayStopped } from './own-standing.ts'

export type CertifiedDays = { issuedOn: string; endsOn: string; form: ConditionalForm | null; checkInOn: string | null }

/** "2026-07-01" to "2028-06-30" for two years. With conditions it is what the state calls a certificate for a time. */
export function computeCertifiedDays(at: Date, stateCode: string, isConditional: boolean): CertifiedDays {
  const { validMonths, conditional } = buildOverlay(stateCode)
  const issuedOn = toLocalDay(at, stateCode)
  if (!isConditional || conditional === null) {
    return { issuedOn, endsOn: computeLastDay(issuedOn, validMonths), form: null, checkInOn: null }
  }
  const { months, name: form } = conditional
  return { issuedOn, endsOn: computeLastDay(issuedOn, months), form, checkInOn: checkInDay(issuedOn, conditional) }
}

export function formatCertificateNumber(stateCode: string, issuedOn: string, place: number): string {
  return `${stateCode}-${issuedOn.slice(0, 4)}-${String(place).padStart(4, '0')}`
}

export function toStopped(row: StoppedRow | null): StoppedCertificate | null {
  if (!row) return null
  const { at, state, endsOn } = row
  return sayStopped(row, at === null ? endsOn : toLocalDay(new Date(at), state))
}
