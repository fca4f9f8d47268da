import type { ComponentProps, ReactNode } from 'react'
import type { ListingField } from '#domain/listing-fields.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, type Option, Select, Textarea } from '#web/ui/form/input.tsx'
import { controlId, fieldName } from './field-name.ts'
import { useHouseForm } from './house-form.ts'

type Named = {
  name: ListingField
  label?: ReactNode
  help?: ReactNode
  className?: string
}

/** A one-line field of the house. */
export function TextField({ name, label, help, className, ...rest }: Named & Omit<ComponentProps<'input'>, 'name'>) {
  const { start, errors, words } = useHouseForm()
  return (
    <Field
      label={label ?? fieldName(name, words)}
      help={help}
      error={errors[name]}
      id={controlId(name)}
      {...(className && { className })}
    >
      {(wiring) => <Input autoComplete="off" {...wiring} {...rest} name={name} defaultValue={start[name]} />}
    </Field>
  )
}

/** A field of several lines. A browser would cut off a long text without a word, so it has no bound: the server says. */
export function LongField({ name, label, help, className, rows }: Named & { rows?: number }) {
  const { start, errors, words } = useHouseForm()
  return (
    <Field
      label={label ?? fieldName(name, words)}
      help={help}
      error={errors[name]}
      id={controlId(name)}
      {...(className && { className })}
    >
      {(wiring) => <Textarea {...wiring} {...(rows && { rows })} name={name} defaultValue={start[name]} />}
    </Field>
  )
}

type ChoiceFieldProps = Named & { options: readonly Option[]; placeholder?: string }

/** One of a list. */
export function ChoiceField({ name, label, help, className, options, placeholder }: ChoiceFieldProps) {
  const { start, errors, words } = useHouseForm()
  return (
    <Field
      label={label ?? fieldName(name, words)}
      help={help}
      error={errors[name]}
      id={controlId(name)}
      {...(className && { className })}
    >
      {(wiring) => (
        <Select
          {...wiring}
          name={name}
          options={options}
          defaultValue={start[name]}
          {...(placeholder && { placeholder })}
        />
      )}
    </Field>
  )
}

/** Something that is so or is not. */
export function CheckField({ name }: { name: ListingField }) {
  const { start, words } = useHouseForm()
  return (
    <Checkbox id={controlId(name)} name={name} value="yes" defaultChecked={start[name] === 'yes'}>
      {fieldName(name, words)}
    </Checkbox>
  )
}

type RadioRowProps = {
  name: ListingField
  legend: ReactNode
  options: readonly { value: string; words: string }[]
  className?: string
  children?: ReactNode
}

/** A few values side by side, one of them chosen; each is a radio button, so it works without script. */
export function RadioRow({ name, legend, options, className = 'said-row', children }: RadioRowProps) {
  const { start, errors } = useHouseForm()
  const error = errors[name]
  const errorId = `${controlId(name)}-error`
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <div className="said-choices">
        {options.map(({ value, words }, place) => (
          <label key={value}>
            <input
              type="radio"
              id={place === 0 ? controlId(name) : undefined}
              name={name}
              value={value}
              defaultChecked={start[name] === value}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
