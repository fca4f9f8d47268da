import type { ReactNode } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

type WordsFieldProps = {
  label: ReactNode
  help?: string
  error: string | undefined
  typed: string | undefined
  maxLength: number
  rows?: number
  isOptional?: boolean
}

/** What staff say of what they do: the field `words` of the forms of moderation. */
export function WordsField({ label, help, error, typed, maxLength, rows = 3, isOptional = false }: WordsFieldProps) {
  return (
    <Field label={label} help={help} optional={isOptional} error={error}>
      {(wiring) => (
        <Textarea
          {...wiring}
          name="words"
          required={!isOptional}
          rows={rows}
          maxLength={maxLength}
          defaultValue={typed}
        />
      )}
    </Field>
  )
}
