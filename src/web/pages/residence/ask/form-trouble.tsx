import { useEffect, useRef } from 'react'
import { inquiryFields } from '#contract/inquiry-fields.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Refused } from './form-answer.ts'

type FormTroubleProps = {
  refused: Pick<Refused, 'errors' | 'whole'>
  words: ResidenceWords['trouble']
  /** What the ids of the form's controls begin with. */
  prefix: string
}

/** Why the form came back, first in it, with a link to each field to mend. */
export function FormTrouble({ refused, words, prefix }: FormTroubleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const named = inquiryFields.flatMap((field) => {
    const sentence = refused.errors[field]
    return sentence === undefined ? [] : [{ field, sentence }]
  })
  return (
    <div className="all" tabIndex={-1} ref={box}>
      <Notice tone="danger" title={words.title} announced>
        {refused.whole !== null && <p>{refused.whole}</p>}
        {named.length > 0 && (
          <ul>
            {named.map(({ field, sentence }) => (
              <li key={field}>
                <a href={`#${prefix}-${field}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
