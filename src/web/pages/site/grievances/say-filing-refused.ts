import type { FilingWords } from '#content/seekers/grievances/filing.en.ts'
import { grievanceFields, grievanceProblems } from '#contract/grievances/grievance-fields.ts'
import type { RefusedByCall, SaidRefusal } from '#web/plumbing/page.ts'
import { chooseMessage, sayFields } from '#web/plumbing/say-fields.ts'

const known = { fields: grievanceFields, problems: grievanceProblems }

export function sayFilingRefused({ status, fields }: RefusedByCall, { trouble }: FilingWords): SaidRefusal {
  const { title, problems, tooMany, conflict, failed } = trouble
  const said = sayFields(fields, known, (problem, field) => {
    const sentence: string | Readonly<Partial<Record<string, string>>> = problems[problem]
    return typeof sentence === 'string' ? sentence : (sentence[field] ?? problems.too_long)
  })
  const whole = status === 429 ? tooMany : status === 409 ? conflict : failed
  return { message: chooseMessage(said, title, whole), fields: said }
}
