import { claimLimits } from '#domain/claims/claim.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { TextareaField } from '#web/parts/desk/form/form-fields.tsx'

const words = claimsWords.decide

export function NoteField() {
  return (
    <TextareaField
      name="note"
      label={words.note}
      help={words.noteHelp}
      isOptional
      rows={2}
      maxLength={claimLimits.reason}
    />
  )
}
