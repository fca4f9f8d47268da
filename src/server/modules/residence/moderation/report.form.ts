import type { ReportField, ReportProblem } from '#contract/residence/moderation/report-fields.ts'
import { findReachProblem } from '#domain/inquiries/reach.ts'
import { type ReportKind, reportKinds, reportLimits } from '#domain/residence/listing/page-report.ts'
import { cleanLine, cleanText } from '#domain/residence/listing/typed-text.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'

export type ReportWords = { kind: ReportKind; words: string; email: string }

/** Throws `invalid_input` with codes that the page has words for. */
export function readReportForm(form: Readonly<Record<string, string>>): ReportWords {
  const kind = reportKinds.find((one) => one === form.kind)
  const [words, email] = [cleanText(form.message ?? ''), cleanLine(form.email ?? '')]
  const fields: Partial<Record<ReportField, ReportProblem>> = {}
  if (words === '') fields.message = 'missing'
  if (words.length > reportLimits.words) fields.message = 'too_long'
  const wrong = email === '' ? null : email.length > reportLimits.email ? 'too_long' : findReachProblem('email', email)
  if (wrong === 'too_long' || wrong === 'not_an_email') fields.email = wrong
  if ((form.more ?? '') !== '') fields.more = 'hidden'
  if (kind !== undefined && Object.keys(fields).length === 0) return { kind, words, email }
  throw buildFieldsError({ ...(kind === undefined && { kind: 'not_a_choice' }), ...fields })
}
