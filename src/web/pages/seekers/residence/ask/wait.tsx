import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, type Option, Select } from '#web/ui/form/input.tsx'
import type { WaitWords } from './form-words.ts'

export type WaitProps = {
  list: { waiting: string | null; audiences: readonly Option[] }
  values: { wait?: string; audience?: string }
  error: string | undefined
  words: WaitWords
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
