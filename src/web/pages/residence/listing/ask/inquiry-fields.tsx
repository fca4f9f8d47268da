import { inquiryLimits } from '#contract/inquiries/inquiry-fields.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, type Option, Select, Textarea } from '#web/ui/form/input.tsx'
import type { AskWords } from './form-words.ts'

type InquiryFieldProps = {
  id: string
  label: string
  optional?: string
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
          name="email"
          type="email"
          autoComplete="email"
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

type ChoiceProps<Value extends string> = {
  name: string
  legend: string
  options: readonly Value[]
  words: Record<Value, string>
  chosen: string | undefined
}

export function Choice<Value extends string>({ name, legend, options, words, chosen }: ChoiceProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="label mb-2">{legend}</legend>
      <div className="choice row gap-2">
        {options.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className="btn btn-line">{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export type WaitProps = {
  list: { waiting: string | null; audiences: readonly Option[] }
  values: { wait?: string; audience?: string }
  error: string | undefined
  words: AskWords['wait']
}

export function Wait({ list: { waiting, audiences }, values, error, words }: WaitProps) {
  return (
    <fieldset className="wait-field panel grid gap-1 full">
      <legend className="label">{words.title}</legend>
      {waiting !== null && <p>{waiting}</p>}
      <Checkbox name="wait" value="yes" defaultChecked={values.wait === 'yes'} aria-describedby="ask-wait-help">
        {words.choice}
      </Checkbox>
      <p className="small quiet" id="ask-wait-help">
        {words.help}
      </p>
      {audiences.length > 1 && (
        <Field label={words.forWhom} id="ask-audience" error={error} className="wait-audience w-28 mt-2">
          {(wiring) => (
            <Select
              {...wiring}
              name="audience"
              options={audiences}
              placeholder={words.choose}
              defaultValue={values.audience ?? ''}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
