import { useState } from 'react'
import { describeAssumptions } from '#domain/figures/roi/roi.ts'
import { assumedNames, ownNames, type RoiName, type RoiTexts } from '#domain/figures/roi/roi-numbers.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { RoiField, type RoiLabels } from './roi-field.tsx'
import type { useRoi } from './use-roi.ts'

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
