import type { ListingsWords } from '#content/staff/moderation.ts'
import { hideReasons, hideReasonWords, hidingLimits } from '#domain/residence/listing/hiding.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'

const options = hideReasons.map((value) => ({ value, words: hideReasonWords[value] }))

type HideFormProps = {
  act: 'hide' | 'hidden'
  said: string
  didNotWork: string
  suggested?: string
  words: ListingsWords['hide']
}

export function HideForm({ act, said, didNotWork, suggested, words }: HideFormProps) {
  return (
    <DeskForm act={act} said={said} didNotWork={didNotWork} focusAfter="page-title" className="stack stack-fill gap-3">
      <p className="small ink-2">{words.lead}</p>
      <SelectField
        name="reason"
        label={words.reason}
        required
        placeholder={words.choose}
        options={options}
        start={suggested ?? ''}
      />
      <WordsField label={words.words} help={words.wordsHelp} maxLength={hidingLimits.words} />
      <SubmitButton variant="danger" icon="no" label={words.submit} />
    </DeskForm>
  )
}
