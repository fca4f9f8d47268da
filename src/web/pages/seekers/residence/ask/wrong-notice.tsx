import { inquiryFields } from '#contract/inquiries/inquiry-fields.ts'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import type { Wrong } from './form-answer.ts'

type WrongNoticeProps = {
  wrong: Wrong
  title: string
  prefix: string
}

export function WrongNotice({ wrong: { errors, whole }, title, prefix }: WrongNoticeProps) {
  const named = inquiryFields.flatMap((field) => {
    const sentence = errors[field]
    return sentence === undefined ? [] : [{ id: `${prefix}-${field}`, sentence }]
  })
  if (whole === null && named.length === 0) return null
  return <FormTrouble className="full" title={title} whole={whole} named={named} />
}
