import type { FilingWords } from '#content/seekers/grievances/filing.en.ts'
import { grievanceFields } from '#contract/grievances/grievance-fields.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import type { FilingErrors } from './filing-errors.ts'

type FilingTroubleProps = { answered: FormAnswer; errors: FilingErrors; words: FilingWords }

export function FilingTrouble({ answered: { status }, errors, words: { trouble } }: FilingTroubleProps) {
  const named = grievanceFields.flatMap((field) => {
    const sentence = errors[field]
    return sentence === undefined ? [] : [{ id: field === 'more' ? null : `grievance-${field}`, sentence }]
  })
  const whole = status === 429 ? trouble.tooMany : status === 409 ? trouble.conflict : trouble.failed
  return <FormTrouble title={trouble.title} whole={named.length === 0 ? whole : null} named={named} />
}
