import type { ReactNode } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

type WordsFieldProps = {
  name?: 'words' | 'reason'
  label: ReactNode
  help?: string | undefined
  error: string | undefined
  typed: string | undefined
  maxLength: number
  rows?: number
  isOptional?: boolean
}

export function WordsField(props: WordsFieldProps) {
  const { name = 'words', label, help, error, typed, maxLength, rows = 3, isOptional = false } = props
  return (
    <Field label={label} help={help} optional={isOptional} error={error}>
      {(wiring) => (
        <Textarea
          {...wiring}
          name={name}
          required={!isOptional}
          rows={rows}
          maxLength={maxLength}
          defaultValue={typed}
        />
      )}
    </Field>
  )
}
