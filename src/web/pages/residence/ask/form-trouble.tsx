import { useEffect, useRef } from 'react'
import { inquiryFields } from '#contract/inquiry-fields.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Refused } from './form-answer.ts'
import type { TroubleWords } from './form-words.ts'

type FormTroubleProps = {
  refused: Pick<Refused, 'errors' | 'whole'>
  words: Pick<TroubleWords, 'title'>
  /** What the ids of the form's controls begin with. */
  prefix: string
  /** It answers a press: the reader is taken there. */
  isAnswer: boolean
}

/** Why the form came back, first in it, with a link to each field to mend. Nothing where the page says it elsewhere. */
export function FormTrouble({ refused, words, prefix, isAnswer }: FormTroubleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever has begun to mend something stays where they are.
    if (isAnswer || document.activeElement === document.body) box.current?.focus()
  }, [isAnswer])
  const named = inquiryFields.flatMap((field) => {
    const sentence = refused.errors[field]
    return sentence === undefined ? [] : [{ field, sentence }]
  })
  if (refused.whole === null && named.length === 0) return null
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
