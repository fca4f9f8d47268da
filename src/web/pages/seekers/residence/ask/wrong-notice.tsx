import { inquiryFields } from '#contract/inquiries/inquiry-fields.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Wrong } from './form-answer.ts'

type WrongNoticeProps = {
  wrong: Wrong
  title: string
  prefix: string
}

export function WrongNotice({ wrong: { errors, whole }, title, prefix }: WrongNoticeProps) {
  const named = inquiryFields.flatMap((field) => {
    const sentence = errors[field]
    return sentence === undefined ? [] : [{ field, sentence }]
  })
  if (whole === null && named.length === 0) return null
  return (
    <div className="full" tabIndex={-1} data-trouble>
      <Notice tone="danger" title={title} announced>
        {whole !== null && <p>{whole}</p>}
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
