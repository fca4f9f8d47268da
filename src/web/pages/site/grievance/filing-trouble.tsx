import type { FilingWords } from '#content/seekers/grievance/filing.en.ts'
import { grievanceFields } from '#contract/grievances/grievance-fields.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { FilingErrors } from './filing-errors.ts'

type FilingTroubleProps = { answered: FormAnswer; errors: FilingErrors; words: FilingWords }

export function FilingTrouble({ answered: { status }, errors, words: { trouble } }: FilingTroubleProps) {
  const named = grievanceFields.flatMap((field) => {
    const sentence = errors[field]
    return sentence === undefined ? [] : [{ field, sentence }]
  })
  const whole = status === 429 ? trouble.tooMany : status === 409 ? trouble.conflict : trouble.failed
  return (
    <div tabIndex={-1} data-trouble data-focus-first>
      <Notice tone="danger" title={trouble.title} announced>
        {named.length === 0 && <p>{whole}</p>}
        {named.length > 0 && (
          <ul>
            {named.map(({ field, sentence }) => (
              <li key={field}>{field === 'more' ? sentence : <a href={`#grievance-${field}`}>{sentence}</a>}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
