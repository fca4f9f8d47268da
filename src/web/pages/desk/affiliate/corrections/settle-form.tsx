import type { CorrectionsWords } from '#content/desk/staff/corrections.ts'
import { officerSettlements, reportLimits } from '#domain/listing/page-report.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type SettleFormProps = {
  id: string
  residence: string
  words: CorrectionsWords['settle']
}

export function SettleForm({ id, residence, words }: SettleFormProps) {
  const options = officerSettlements.map((value) => ({ value, words: words.choices[value] }))
  return (
    <FormFold
      summary={
        <>
          {words.title}
          <VisuallyHidden>: {residence}</VisuallyHidden>
        </>
      }
      held={{ id }}
    >
      <DeskForm
        act="settle"
        hidden={{ id }}
        said={words.said}
        didNotWork={words.didNotWork}
        focusAfter="page-title"
        anchor={`as-${id}`}
        onFailed={({ status, message }) => {
          // Somebody else settled it: its row has gone, and this form with it.
          if (status === 409) showToast({ title: words.didNotWork, description: message, variant: 'destructive' })
        }}
        className="stack stack-fill gap-4 w-40"
      >
        <SelectField
          name="as"
          label={words.outcome}
          id={`as-${id}`}
          required
          placeholder={words.choose}
          options={options}
        />
        <WordsField label={words.words} help={words.wordsHelp} isOptional maxLength={reportLimits.decided} rows={2} />
        <p>
          <SubmitButton variant="primary" label={words.submit} pending={words.pending} />
        </p>
      </DeskForm>
    </FormFold>
  )
}
