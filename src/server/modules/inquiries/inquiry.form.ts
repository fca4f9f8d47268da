import {
  type InquiryField,
  type InquiryProblem,
  inquiryFields,
  inquiryLimits,
} from '#contract/inquiries/inquiry-fields.ts'
import { answerWays, type InquiryWords, neededWhen } from '#domain/inquiries/inquiry.ts'
import { findReachProblem } from '#domain/inquiries/reach.ts'
import { cleanLine, cleanName, cleanText } from '#domain/residence/listing/typed-text.ts'
import { isVisibleName } from '#domain/residence/listing/visible-name.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'

export type ReadForm = {
  words: InquiryWords
  once: string | null
  waitsFor: string | null
  wantsLink: boolean
  problems: Partial<Record<InquiryField, InquiryProblem>>
}

export function readInquiryForm(form: Readonly<Record<string, string>>): ReadForm {
  const kind = form.kind === 'correction' ? 'correction' : 'bed'
  const typed = Object.fromEntries(inquiryFields.map((name) => [name, clean(name, form[name] ?? '')]))
  // The cast names the keys that Object.fromEntries forgets.
  const values = { ...typed, link: form.link ?? '' } as Record<InquiryField | 'link', string>
  const answerBy = findChoice(answerWays, values.answer_by || 'text')
  const needed = values.needed === '' ? null : findChoice(neededWhen, values.needed)
  const problems: ReadForm['problems'] = {}
  const bound = { ...inquiryLimits, more: 0 } as const
  for (const name of ['name', 'phone', 'email', 'message'] as const) {
    if (values[name].length > bound[name]) problems[name] = 'too_long'
  }
  if (!isVisibleName(values.name)) problems.name = 'unseen'
  if (values.more !== '') problems.more = 'hidden'
  const way = kind === 'correction' || answerBy === 'email' ? 'email' : 'phone'
  if (kind === 'bed') {
    if (answerBy === null) problems.answer_by = 'not_a_choice'
    if (needed === null && values.needed !== '') problems.needed = 'not_a_choice'
    if (values[way] === '') problems[way] = 'missing'
  } else if (values.message === '') {
    problems.message = 'missing'
  }
  problems[way] ??= values[way] === '' ? undefined : (findReachProblem(way, values[way]) ?? undefined)
  if (problems[way] === undefined) delete problems[way]
  const once = /^[\w-]{16,64}$/.exec(form.once ?? '')?.[0] ?? null
  const reach = values[way]
  const { name, message } = values
  // Where no text leaves from the server, the form offers to mail it and nothing else.
  const wantsLink = values.link === 'yes' || (values.link === 'mail' && answerBy === 'email')
  const bedFields = kind === 'bed' ? { answerBy, needed } : { answerBy: null, needed: null }
  const waitsFor = kind === 'bed' && values.wait === 'yes' ? values.audience : null
  return {
    words: { kind, name, reach, message, ...bedFields },
    once,
    waitsFor,
    wantsLink,
    problems,
  }
}

/** Throws `invalid_input` with codes that the page has words for. */
export function readRightForm(form: Readonly<Record<string, string>>): ReadForm {
  const read = readInquiryForm(form)
  const fields = Object.fromEntries(Object.entries(read.problems))
  if (Object.keys(fields).length === 0) return read
  throw buildFieldsError(fields)
}

function findChoice<const Choices extends readonly string[]>(choices: Choices, said: string): Choices[number] | null {
  return choices.find((one) => one === said) ?? null
}

function clean(name: InquiryField, said: string): string {
  if (name === 'name') return cleanName(said)
  return name === 'message' ? cleanText(said) : cleanLine(said)
}
