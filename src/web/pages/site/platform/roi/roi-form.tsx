import { useState } from 'react'
import type { RoiFormWords } from '#content/site/platform/roi-calculator.ts'
import { describeAssumptions, formatDigits } from '#domain/figures/roi/roi.ts'
import {
  assumedNames,
  ownNames,
  type RoiName,
  type RoiTexts,
  type RoiTrouble,
  roiFields,
} from '#domain/figures/roi/roi-numbers.ts'
import { say } from '#domain/language/say.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { buildFieldId, type useRoi } from './use-roi.ts'

type RoiFormProps = { words: RoiFormWords; initial: RoiTexts; isChanged: boolean; roi: ReturnType<typeof useRoi> }

/** Without script it is a plain form: the server works the sums out and the address holds them. */
export function RoiForm({ words, initial, isChanged, roi }: RoiFormProps) {
  const { form, troubles, onInput, onLeave, onSubmit } = roi
  const drawField = (name: RoiName) => (
    <RoiField key={name} name={name} words={words} initial={initial[name]} trouble={troubles[name]} />
  )
  const [isOpen, setOpen] = useState(isChanged || assumedNames.some((name) => troubles[name]))
  return (
    <form
      data-held=""
      ref={form}
      className="roi-form c-5 sticky stack gap-5"
      action="/platform#roi"
      noValidate
      onInput={onInput}
      onBlur={onLeave}
      onSubmit={onSubmit}
    >
      <fieldset className="w-full">
        <legend className="side-h mb-4">{words.own}</legend>
        <div className="ledger ruled line-above">{ownNames.map(drawField)}</div>
      </fieldset>
      <Disclosure summary={words.assumed} open={isOpen} onToggle={setOpen} className="w-full line-above line-below">
        <p className="small ink-2">{words.ramp}</p>
        <div className="ledger ruled line-above mt-4">{assumedNames.map(drawField)}</div>
      </Disclosure>
      <p className="small ink-2">{say(words.assumedNow, { assumptions: describeAssumptions(roi.numbers) })}</p>
      <Button type="submit" variant="primary">
        {words.submit}
      </Button>
    </form>
  )
}

type RoiFieldProps = { name: RoiName; words: RoiFormWords; initial: string; trouble: RoiTrouble | undefined }

function RoiField({ name, words, initial, trouble }: RoiFieldProps) {
  const { words: label, help } = words.labels[name]
  return (
    <Field
      className="field-ledger"
      label={label}
      help={help}
      id={buildFieldId(name)}
      error={trouble && describeTrouble(name, trouble, words)}
    >
      {(wiring) => (
        <Input {...wiring} name={name} inputMode="decimal" autoComplete="off" maxLength={24} defaultValue={initial} />
      )}
    </Field>
  )
}

function describeTrouble(name: RoiName, trouble: RoiTrouble, words: RoiFormWords): string {
  const { least, most, isWhole, example } = roiFields[name]
  const [label = ''] = words.labels[name].words.split(',')
  return say(words.troubles[trouble], {
    label,
    whole: isWhole ? words.whole : '',
    least: formatDigits(least),
    most: formatDigits(most),
    example: formatDigits(example || 2),
  })
}
