import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select, Textarea } from '#web/ui/form/input.tsx'
import { useFormState } from './form-state.ts'

/** `start` is what it holds before somebody types. */
type Named<Control> = Omit<Control, 'name' | 'defaultValue'> & {
  name: string
  label: ReactNode
  help?: ReactNode
  isOptional?: boolean
  id?: string
  error?: string | undefined
  start?: string | number | undefined
}

export function InputField({ label, help, isOptional, id, error, start, ...input }: Named<ComponentProps<'input'>>) {
  const { errors, typed } = useFormState()
  return (
    <Field label={label} help={help} optional={isOptional} id={id} error={error ?? errors[input.name]}>
      {(wiring) => <Input {...wiring} {...input} defaultValue={typed[input.name] ?? start} />}
    </Field>
  )
}

export function TextareaField({
  label,
  help,
  isOptional,
  id,
  error,
  start,
  ...box
}: Named<ComponentProps<'textarea'>>) {
  const { errors, typed } = useFormState()
  return (
    <Field label={label} help={help} optional={isOptional} id={id} error={error ?? errors[box.name]}>
      {(wiring) => <Textarea {...wiring} {...box} defaultValue={typed[box.name] ?? start} />}
    </Field>
  )
}

export function SelectField({
  label,
  help,
  isOptional,
  id,
  error,
  start,
  ...list
}: Named<ComponentProps<typeof Select>>) {
  const { errors, typed } = useFormState()
  return (
    <Field label={label} help={help} optional={isOptional} id={id} error={error ?? errors[list.name]}>
      {(wiring) => <Select {...wiring} {...list} defaultValue={typed[list.name] ?? start ?? ''} />}
    </Field>
  )
}

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'aria-disabled'> & { label: string; pending?: string }

/** `children` go on where the label ends, also while it is sent. */
export function SubmitButton({ label, pending = label, children, ...button }: SubmitButtonProps) {
  const { isPending } = useFormState()
  return (
    <Button {...button} type="submit" aria-disabled={isPending}>
      {isPending ? pending : label}
      {children}
    </Button>
  )
}
