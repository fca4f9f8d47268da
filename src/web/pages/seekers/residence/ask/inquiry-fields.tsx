import type { ReactNode } from 'react'
import { inquiryLimits } from '#contract/inquiries/inquiry-fields.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'

type InquiryFieldProps = {
  id: string
  label: ReactNode
  help?: string
  error: string | undefined
  value: string | undefined
  className?: string
}

export function EmailField({ value, ...about }: InquiryFieldProps) {
  return (
    <Field {...about}>
      {(wiring) => (
        <Input
          {...wiring}
          name={'email'}
          type={'email'}
          autoComplete={'email'}
          maxLength={inquiryLimits.email}
          defaultValue={value}
        />
      )}
    </Field>
  )
}

export function MessageField({ value, ...about }: InquiryFieldProps) {
  return (
    <Field {...about}>
      {(wiring) => (
        <Textarea {...wiring} name="message" rows={3} maxLength={inquiryLimits.message} defaultValue={value} />
      )}
    </Field>
  )
}

export function OptionalLabel({ words, optional }: { words: string; optional: string }) {
  return (
    <>
      {words} <span className="opt">{optional}</span>
    </>
  )
}
