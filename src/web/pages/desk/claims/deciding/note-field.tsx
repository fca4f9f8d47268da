import { claimLimits } from '#domain/claims/claim.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

const words = claimsWords.decide

type NoteFieldProps = { errors: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> }

export function NoteField({ errors, typed }: NoteFieldProps) {
  return (
    <Field label={words.note} help={words.noteHelp} optional error={errors.note}>
      {(wiring) => (
        <Textarea {...wiring} name="note" rows={2} maxLength={claimLimits.reason} defaultValue={typed.note} />
      )}
    </Field>
  )
}
