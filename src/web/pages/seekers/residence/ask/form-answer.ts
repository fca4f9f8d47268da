import {
  type InquiryField,
  type InquiryProblem,
  inquiryFields,
  inquiryProblems,
} from '#contract/inquiries/inquiry-fields.ts'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import type { TroubleWords } from './form-words.ts'

export type Wrong = {
  /** Errors of fields that people do not see are in `whole`. */
  errors: Partial<Record<InquiryField, string>>
  whole: string | null
}

/** Failures that are no fault of the form: trying again may work. */
export type Unsent = 'offline' | 'unreached' | 'failed'

function unsentBy({ status, isOffline }: FormTrouble): Unsent | null {
  if (status === null) return isOffline ? 'offline' : 'unreached'
  return status !== undefined && status >= 500 ? 'failed' : null
}

export function chooseTrouble(trouble: FormTrouble | null, cameWith: FormTrouble | null, words: TroubleWords) {
  const unsent = trouble === null || trouble === cameWith ? null : unsentBy(trouble)
  const wrong = trouble === null || unsent !== null ? nothingWrong : wrongWith(trouble, words)
  return { unsent, wrong }
}

const nothingWrong: Wrong = { errors: {}, whole: null }

function wrongWith({ fields, status }: FormTrouble, words: TroubleWords): Wrong {
  const errors: Wrong['errors'] = {}
  for (const field of inquiryFields) {
    const problem = asProblem(fields[field])
    if (problem !== null) errors[field] = sentence(field, problem, words)
  }
  // A list that the house does not keep any more has no field either.
  const { more: hidden, wait: noList, ...shown } = errors
  const isNamed = Object.keys(shown).length > 0
  const whole = hidden ?? noList ?? (isNamed ? null : wholeSentence(status, words))
  return { errors: shown, whole }
}

function asProblem(code: string | undefined): InquiryProblem | null {
  return inquiryProblems.find((problem) => problem === code) ?? null
}

function sentence(field: InquiryField, problem: InquiryProblem, { problems, missing }: TroubleWords) {
  if (field === 'audience') return missing.audience
  if (problem === 'missing' && (field === 'phone' || field === 'email' || field === 'message')) return missing[field]
  return problems[problem]
}

function wholeSentence(status: FormTrouble['status'], words: TroubleWords): string {
  if (status === 429) return words.tooMany
  if (status === 409) return words.sentBefore
  if (status === 403) return words.notClaimed
  if (status === 404) return words.gone
  if (status === 422) return words.wrongChoice ?? words.failed
  return words.failed
}
