import type { RoiName, RoiTrouble } from '#domain/figures/roi/roi-numbers.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { troubleWords } from './trouble-words.ts'
import { fieldId } from './use-roi.ts'

export type RoiLabels = Readonly<Record<RoiName, { words: string; help: string }>>

type RoiFieldProps = { name: RoiName; labels: RoiLabels; initial: string; trouble: RoiTrouble | undefined }

/** A text field, because a number field would throw away what it cannot read. */
export function RoiField({ name, labels, initial, trouble }: RoiFieldProps) {
  const { words, help } = labels[name]
  const [label = words] = words.split(',')
  return (
    <Field
      className="field-ledger"
      label={words}
      help={help}
      id={fieldId(name)}
      error={trouble && troubleWords(name, label, trouble)}
    >
      {(wiring) => (
        <Input {...wiring} name={name} inputMode="decimal" autoComplete="off" maxLength={24} defaultValue={initial} />
      )}
    </Field>
  )
}
