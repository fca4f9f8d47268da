import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { Field, type FieldWiring } from '#web/ui/form/field.tsx'
import { Input, Select, Textarea } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { useFormState } from './form-state.ts'

/** `start` is what it holds before somebody types. */
type NamedControl<Control> = Omit<Control, 'defaultValue' | keyof Frame> & Frame & { name: string }

type Frame = {
  label: ReactNode
  help?: ReactNode
  isOptional?: boolean
  id?: string
  error?: string | undefined
  start?: string | number | undefined
}

function useField<Control>(
  props: NamedControl<Control>,
  show: (
    control: FieldWiring & Omit<NamedControl<Control>, keyof Frame> & { defaultValue: string | number | undefined },
  ) => ReactNode,
) {
  const { label, help, isOptional, id, error, start, ...control } = props
  const { errors, typed } = useFormState()
  const { name } = control
  return (
    <Field label={label} help={help} optional={isOptional} id={id} error={error ?? errors[name]}>
      {(wiring) => show({ ...wiring, ...control, defaultValue: typed[name] ?? start })}
    </Field>
  )
}

export function InputField(props: NamedControl<ComponentProps<'input'>>) {
  return useField(props, (control) => <Input {...control} />)
}

export function TextareaField(props: NamedControl<ComponentProps<'textarea'>>) {
  return useField(props, (control) => <Textarea {...control} />)
}

export function SelectField(props: NamedControl<ComponentProps<typeof Select>>) {
  return useField(props, (control) => <Select {...control} />)
}

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'aria-disabled'> & {
  label: string
  pending?: string
  about?: string
}

/** `children` go on where the label ends, also while it is sent. */
export function SubmitButton({ label, pending = label, about, children, ...button }: SubmitButtonProps) {
  const { isPending } = useFormState()
  return (
    <Button {...button} type="submit" aria-disabled={isPending}>
      {isPending ? pending : label}
      {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      {children}
    </Button>
  )
}
