import { type InquiryField, type InquiryProblem, inquiryFields, inquiryProblems } from '#contract/inquiry-fields.ts'
import type { InquiryKind } from '#domain/inquiry.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { TroubleWords } from './form-words.ts'

/** A refused form as its page shows it again. */
export type Refused = {
  kind: InquiryKind
  values: Partial<Record<InquiryField | 'link', string>>
  /** One sentence per field; those people do not see stand in `whole`. */
  errors: Partial<Record<InquiryField, string>>
  /** A sentence about the form as a whole; null where its fields say it all. */
  whole: string | null
}

/** What a form post came back with, in the words of the page's language. */
export function refusedFrom(answer: FormAnswer, words: TroubleWords): Refused {
  const errors: Refused['errors'] = {}
  for (const field of inquiryFields) {
    const problem = asProblem(answer.fields[field])
    if (problem !== null) errors[field] = sentence(field, problem, words)
  }
  // A list that the house does not keep any more has no field either.
  const { more: hidden, wait: noList, ...shown } = errors
  const isNamed = Object.keys(shown).length > 0
  const whole = hidden ?? noList ?? (isNamed ? null : wholeSentence(answer.status, words))
  return {
    kind: answer.values.kind === 'correction' ? 'correction' : 'bed',
    values: answer.values,
    errors: shown,
    whole,
  }
}

function asProblem(code: string | undefined): InquiryProblem | null {
  return inquiryProblems.find((problem) => problem === code) ?? null
}

function sentence(field: InquiryField, problem: InquiryProblem, { problems, missing }: TroubleWords) {
  if (problem === 'missing' && (field === 'phone' || field === 'email' || field === 'message')) return missing[field]
  return problems[problem]
}

function wholeSentence(status: number, words: TroubleWords): string {
  if (status === 429) return words.tooMany
  if (status === 409) return words.sentBefore
  if (status === 403) return words.notClaimed
  return words.failed
}
