import type { ResidenceWords } from '#content/residence/residence.en.ts'
import {
  type InquiryField,
  type InquiryProblem,
  inquiryFields,
  inquiryProblems,
} from '#contract/inquiries/inquiry-fields.ts'
import type { RefusedByCall, SaidRefusal } from '#web/plumbing/page.ts'
import { chooseMessage, sayFields } from '#web/plumbing/say-fields.ts'

type Words = Pick<ResidenceWords, 'trouble' | 'gone'>

const known = { fields: inquiryFields, problems: inquiryProblems }

export function sayInquiryRefused(
  { status, fields }: RefusedByCall,
  { trouble, gone }: Words,
  wrongChoice = '',
): SaidRefusal {
  const whole: Partial<Record<number, string>> = {
    429: trouble.tooMany,
    413: trouble.tooLong,
    409: trouble.sentBefore,
    403: trouble.notClaimed,
    404: gone.noAsk,
    422: wrongChoice,
  }
  const said = sayFields(fields, known, (problem, field) => sayProblem(problem, field, trouble))
  return { message: chooseMessage(said, trouble.title, whole[status] || trouble.failed), fields: said }
}

function sayProblem(problem: InquiryProblem, field: InquiryField, { problems, missing }: Words['trouble']): string {
  if (field === 'audience') return missing.audience
  if (problem === 'missing' && (field === 'phone' || field === 'email' || field === 'message')) return missing[field]
  return problems[problem]
}
