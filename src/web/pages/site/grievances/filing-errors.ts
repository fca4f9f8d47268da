import type { FilingWords } from '#content/seekers/grievances/filing.en.ts'
import { type GrievanceField, grievanceFields, grievanceProblems } from '#contract/grievances/grievance-fields.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

export type FilingErrors = Partial<Record<GrievanceField, string>>

export function toFilingErrors(answered: FormAnswer | null, { trouble: { problems } }: FilingWords): FilingErrors {
  const errors: FilingErrors = {}
  for (const field of grievanceFields) {
    const problem = grievanceProblems.find((one) => one === answered?.fields[field])
    if (problem === undefined) continue
    const said: string | Readonly<Partial<Record<string, string>>> = problems[problem]
    errors[field] = typeof said === 'string' ? said : (said[field] ?? problems.too_long)
  }
  return errors
}
