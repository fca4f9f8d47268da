import type { ConditionalCertificate } from '#domain/certification/overlays/overlay.ts'
import { type Refusal, refuseAsConflict, refuseAsInvalid } from '#domain/decisions/refusal.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { dayMs } from '#domain/language/durations.ts'
import { toCertificateDay } from './certificate.ts'
import type { ConditionalForm } from './conditional-form.ts'

/** `form` is null for a full certificate; `extendedFrom` is its last day before it was extended. */
export type TimedPaper = {
  form: ConditionalForm | null
  issuedOn: string
  endsOn: string
  checkedInOn: string | null
  extendedFrom: string | null
}

/** The last day of so many months from `from`: the one before the same day, or the last of a shorter month. */
export function computeLastDay(from: string, months: number): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const same = Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))
  return toDay(day > lastOfMonth ? same : same - dayMs)
}

export function checkInDay(issuedOn: string, { checkInMonth }: ConditionalCertificate): string | null {
  return checkInMonth === undefined ? null : computeLastDay(issuedOn, checkInMonth)
}

export function refuseCheckIn(paper: TimedPaper, now: Date): Refusal | null {
  if (paper.form === null) return refuseAsConflict('Only a certificate with conditions has a check-in.')
  if (paper.endsOn < toCertificateDay(now)) return refuseAsConflict('It has ended. Decide about a new one instead.')
  if (paper.checkedInOn !== null) return refuseAsConflict('The check-in is recorded already.')
  return null
}

/** Once, by the days the state names, and only while it holds and after a check-in. */
export function extendTerm(
  paper: TimedPaper,
  rules: ConditionalCertificate | null,
  now: Date,
): { endsOn: string; extendedFrom: string } | Refusal {
  if (paper.form === null) return refuseAsConflict('Only a certificate with conditions can be extended.')
  if (paper.endsOn < toCertificateDay(now)) return refuseAsConflict('It has ended. Decide about a new one instead.')
  if (paper.extendedFrom !== null) return refuseAsConflict('It was extended already. That happens once.')
  if (paper.checkedInOn === null) return refuseAsConflict('Record the check-in first.')
  if (rules?.name !== paper.form || rules.extensionDays === undefined) {
    return refuseAsConflict('Your state names no extension. Decide about a new certificate instead.')
  }
  return { endsOn: addDaysTo(paper.endsOn, rules.extensionDays), extendedFrom: paper.endsOn }
}

/**
 * A full certificate that is set by hand may not run longer than those of the state. `before` is the last one: the same
 * certificate set again, after a suspension or a move, keeps its days.
 */
export function refuseTerm(
  { form, issuedOn, endsOn }: Pick<TimedPaper, 'form' | 'issuedOn' | 'endsOn'>,
  { validMonths }: { validMonths: number },
  before: Pick<TimedPaper, 'issuedOn' | 'endsOn'> | null,
): Refusal | null {
  const last = computeLastDay(issuedOn, validMonths)
  const isKept = before?.issuedOn === issuedOn && before.endsOn === endsOn
  if (form !== null || endsOn <= last || isKept) return null
  const years = validMonths === 12 ? '1 year' : `${validMonths / 12} years`
  return refuseAsInvalid({
    endsOn: `In your state a certificate holds for ${years}: until ${formatLongDay(last)} at most.`,
  })
}

/** Of one that is set by hand. `standing` is the one there is: a correction may keep the days it was extended by. */
export function refuseForm(
  { form, issuedOn, endsOn }: Pick<TimedPaper, 'form' | 'issuedOn' | 'endsOn'>,
  rules: ConditionalCertificate | null,
  standing: TimedPaper | null,
): Refusal | null {
  if (form === null) return null
  if (rules?.name !== form) return refuseAsInvalid({ form: 'Your state knows no certificate of this kind.' })
  if (standing && carriesOn({ form, issuedOn, endsOn }, standing)) return null
  if (endsOn <= computeLastDay(issuedOn, rules.months)) return null
  return refuseAsInvalid({ endsOn: `A ${form} certificate holds for ${rules.months} months at most.` })
}

export type FormerPaper = Pick<TimedPaper, 'form' | 'issuedOn' | 'endsOn'> & {
  /** On which day it was first set, and the one it was withdrawn or replaced. */
  setOn: string
  endedOn: string | null
}

/**
 * Why there is no second one: a full certificate follows the first, or none. For as long as one holds there is no other;
 * a first one that is corrected, or set again after a suspension, is no second. Days may be corrected on the day they
 * were typed; what begins after the first ran out corrects nothing.
 */
export function refuseSecond(
  paper: Pick<TimedPaper, 'issuedOn' | 'endsOn'>,
  former: FormerPaper | null,
  { rules, today }: { rules: ConditionalCertificate; today: string },
): string | null {
  if (!former || former.form === null) return null
  if (former.setOn === today && paper.issuedOn <= former.endsOn) return null
  if (paper.issuedOn <= former.issuedOn || paper.endsOn <= former.endsOn) return null
  const until = former.endedOn !== null && former.endedOn < former.endsOn ? former.endedOn : former.endsOn
  if (paper.issuedOn > computeLastDay(addDaysTo(until, 1), rules.months)) return null
  const had = until < today ? `had a ${former.form} certificate until` : `has a ${former.form} certificate until`
  return `This home ${had} ${formatLongDay(until)}. A second one does not follow it: give it a full certificate once it meets the standard. Without one it is not certified.`
}

/** A corrected paper keeps its check-in and its extension. */
export function carriesOn(paper: Pick<TimedPaper, 'form' | 'issuedOn' | 'endsOn'>, standing: TimedPaper): boolean {
  return (
    paper.form !== null &&
    paper.form === standing.form &&
    paper.issuedOn === standing.issuedOn &&
    paper.endsOn === standing.endsOn
  )
}

export function countTermDays({ issuedOn, endsOn, extendedFrom }: Omit<TimedPaper, 'form' | 'checkedInOn'>): number {
  return (
    Math.round((Date.parse(endsOn) - Date.parse(extendedFrom ?? issuedOn)) / dayMs) + (extendedFrom === null ? 1 : 0)
  )
}

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)
export const addDaysTo = (day: string, days: number) => toDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
