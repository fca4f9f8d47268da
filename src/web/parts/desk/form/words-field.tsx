import type { ComponentProps } from 'react'
import { TextareaField } from './form-fields.tsx'

type WordsFieldProps = Omit<ComponentProps<typeof TextareaField>, 'name' | 'required'> & { name?: 'words' | 'reason' }

export function WordsField({ name = 'words', rows = 3, isOptional = false, ...field }: WordsFieldProps) {
  return <TextareaField {...field} name={name} rows={rows} required={!isOptional} isOptional={isOptional} />
}
