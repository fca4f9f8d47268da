import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Input, Select, Textarea } from './input.tsx'

type FieldParts = Omit<ComponentProps<typeof Field>, 'children'>
type FieldControl<Control> = FieldParts & Omit<Control, keyof FieldParts>

export function InputField(props: FieldControl<ComponentProps<'input'>>) {
  const { field, control } = splitProps(props)
  return <Field {...field}>{(wiring) => <Input {...wiring} {...control} />}</Field>
}

export function TextareaField(props: FieldControl<ComponentProps<'textarea'>>) {
  const { field, control } = splitProps(props)
  return <Field {...field}>{(wiring) => <Textarea {...wiring} {...control} />}</Field>
}

export function SelectField(props: FieldControl<ComponentProps<typeof Select>>) {
  const { field, control } = splitProps(props)
  return <Field {...field}>{(wiring) => <Select {...wiring} {...control} />}</Field>
}

function splitProps<Props extends FieldParts>({ label, optional, help, error, id, className, ...control }: Props) {
  return { field: { label, optional, help, error, id, className }, control }
}

type CameBack = { fields: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> }

export function refillFields(prefix: string, answered: CameBack | null) {
  return (name: string) => ({
    id: `${prefix}-${name}`,
    name,
    error: answered?.fields[name],
    defaultValue: answered?.values[name],
  })
}
