import { useState } from 'react'
import { describeAssumptions, formatDigits } from '#domain/figures/roi/roi.ts'
import {
  assumedNames,
  ownNames,
  type RoiName,
  type RoiTexts,
  type RoiTrouble,
  roiFields,
} from '#domain/figures/roi/roi-numbers.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { buildFieldId, type useRoi } from './use-roi.ts'

export type RoiFormText = { own: string; assumed: string; ramp: string; labels: RoiLabels }

type RoiFormProps = { text: RoiFormText; initial: RoiTexts; isChanged: boolean; roi: ReturnType<typeof useRoi> }

/** Without script it is a plain form: the server works the sums out and the address holds them. */
export function RoiForm({ text, initial, isChanged, roi }: RoiFormProps) {
  const { form, troubles, onInput, onLeave, onSubmit } = roi
  const drawField = (name: RoiName) => (
    <RoiField key={name} name={name} labels={text.labels} initial={initial[name]} trouble={troubles[name]} />
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
        <legend className="side-h mb-4">{text.own}</legend>
        <div className="ledger ruled line-above">{ownNames.map(drawField)}</div>
      </fieldset>
      <Disclosure summary={text.assumed} open={isOpen} onToggle={setOpen} className="w-full line-above line-below">
        <p className="small ink-2">{text.ramp}</p>
        <div className="ledger ruled line-above mt-4">{assumedNames.map(drawField)}</div>
      </Disclosure>
      <p className="small ink-2">Assumed now: {describeAssumptions(roi.numbers)}.</p>
      <Button type="submit" variant="primary">
        Work it out
      </Button>
    </form>
  )
}

export type RoiLabels = Readonly<Record<RoiName, { words: string; help: string }>>

type RoiFieldProps = { name: RoiName; labels: RoiLabels; initial: string; trouble: RoiTrouble | undefined }

function RoiField({ name, labels, initial, trouble }: RoiFieldProps) {
  const { words, help } = labels[name]
  const [label = words] = words.split(',')
  return (
    <Field
      className="field-ledger"
      label={words}
      help={help}
      id={buildFieldId(name)}
      error={trouble && describeTrouble(name, label, trouble)}
    >
      {(wiring) => (
        <Input {...wiring} name={name} inputMode="decimal" autoComplete="off" maxLength={24} defaultValue={initial} />
      )}
    </Field>
  )
}

function describeTrouble(name: RoiName, label: string, trouble: RoiTrouble): string {
  const { least, most, isWhole } = roiFields[name]
  const range = `from ${formatDigits(least)} to ${formatDigits(most)}`
  switch (trouble) {
    case 'empty':
      return `${label}: nothing is written. Write a number ${range}.`
    case 'not-a-number':
      return `${label}: write digits, such as ${formatDigits(roiFields[name].example || 2)}.`
    case 'not-whole':
      return `${label}: write a whole number.`
    case 'too-small':
      return `${label}: write a ${isWhole ? 'whole ' : ''}number ${range}.`
    case 'too-big':
      return `${label}: that is more than we can reckon with. Write a number ${range}.`
  }
}
