import { formatDigits } from '#domain/figures/roi/roi.ts'
import { type RoiName, type RoiTrouble, roiFields } from '#domain/figures/roi/roi-numbers.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { buildFieldId } from './use-roi.ts'

export type RoiLabels = Readonly<Record<RoiName, { words: string; help: string }>>

type RoiFieldProps = { name: RoiName; labels: RoiLabels; initial: string; trouble: RoiTrouble | undefined }

/** A text field, because a number field drops text that is no number. */
export function RoiField({ name, labels, initial, trouble }: RoiFieldProps) {
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
