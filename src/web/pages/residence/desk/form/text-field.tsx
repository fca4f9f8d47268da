import type { ComponentProps, ReactNode } from 'react'
import type { ListingField } from '#domain/residence/listing/listing-fields.ts'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Field, type FieldWiring } from '#web/ui/form/field.tsx'
import { Checkbox, Input, type Option, Select, Textarea } from '#web/ui/form/input.tsx'
import '#web/ui/action/segmented.css'
import { buildControlId, nameField } from './field-name.ts'
import { useResidenceForm } from './residence-form.ts'

type NamedFieldProps = {
  name: ListingField
  label?: ReactNode
  help?: ReactNode
  className?: string | undefined
}

type Control = (wiring: FieldWiring & { name: ListingField; defaultValue: string | undefined }) => ReactNode

function ResidenceField({ name, label, help, className, children }: NamedFieldProps & { children: Control }) {
  const { start, errors, words } = useResidenceForm()
  const questions = useQuestions(name)
  return (
    <Field
      label={label ?? nameField(name, words)}
      help={
        questions.length === 0 ? (
          help
        ) : (
          <>
            {help}
            <Questions questions={questions} />
          </>
        )
      }
      error={errors[name]}
      id={buildControlId(name)}
      className={className}
    >
      {(wiring) => children({ ...wiring, name, defaultValue: start[name] })}
    </Field>
  )
}

function useQuestions(name: ListingField): readonly string[] {
  const { contradictions, typed, words } = useResidenceForm()
  return contradictions
    .filter(({ fields }) => fields.includes(name))
    .map((found) => words.edit.whichIsRight(found, typed))
}

function Questions({ questions }: { questions: readonly string[] }) {
  return questions.map((question) => (
    <span key={question} className="residence-question ink break mt-1">
      {question}
    </span>
  ))
}

/** No maxlength for words: browsers would cut them off silently, so the server checks the length. */
export function TextField({
  name,
  label,
  help,
  className,
  ...rest
}: NamedFieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <ResidenceField name={name} label={label} help={help} className={className}>
      {(wiring) => <Input autoComplete="off" {...wiring} {...rest} />}
    </ResidenceField>
  )
}

export function LongField({ rows, ...named }: NamedFieldProps & { rows?: number }) {
  return <ResidenceField {...named}>{(wiring) => <Textarea {...wiring} {...(rows && { rows })} />}</ResidenceField>
}

type ChoiceFieldProps = NamedFieldProps & { options: readonly Option[]; placeholder?: string }

export function ChoiceField({ options, placeholder, ...named }: ChoiceFieldProps) {
  return (
    <ResidenceField {...named}>
      {(wiring) => <Select {...wiring} options={options} {...(placeholder && { placeholder })} />}
    </ResidenceField>
  )
}

export function CheckField({ name }: { name: ListingField }) {
  const { start, words } = useResidenceForm()
  return (
    <Checkbox id={buildControlId(name)} name={name} value="yes" defaultChecked={start[name] === 'yes'}>
      {nameField(name, words)}
    </Checkbox>
  )
}

type RadioRowProps = {
  name: ListingField
  legend: ReactNode
  options: readonly { value: string; words: string }[]
  isColumn?: boolean
  children?: ReactNode
}

export function RadioRow({ name, legend, options, isColumn = false, children }: RadioRowProps) {
  const { start, errors } = useResidenceForm()
  const questions = useQuestions(name)
  const error = errors[name]
  const [errorId, helpId] = [`${buildControlId(name)}-error`, `${buildControlId(name)}-help`]
  const described = [error && errorId, questions.length > 0 && helpId].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="label mb-1">{legend}</legend>
      <div className={joinClassNames('seg', isColumn ? 'seg-column' : 'seg-fit')}>
        {options.map(({ value, words }, place) => (
          <label key={value}>
            <input
              type="radio"
              id={place === 0 ? buildControlId(name) : undefined}
              name={name}
              value={value}
              defaultChecked={start[name] === value}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error w-full" id={errorId}>
          {error}
        </p>
      )}
      {questions.length > 0 && (
        <p className="help w-full" id={helpId}>
          <Questions questions={questions} />
        </p>
      )}
      {children}
    </fieldset>
  )
}

export function YesNoField({ name, children }: { name: ListingField; children?: ReactNode }) {
  const { words } = useResidenceForm()
  const { yes, no, none } = words.edit.said
  const options = [
    { value: 'yes', words: yes },
    { value: 'no', words: no },
    { value: '', words: none },
  ]
  return (
    <RadioRow name={name} legend={nameField(name, words)} options={options}>
      {children}
    </RadioRow>
  )
}
