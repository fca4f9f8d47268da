import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { foundOutcomes, grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'

type CloseFormProps = { of: HandlerCase; words: HandledCaseWords }

export function CloseForm({ of, words: { close, didNotWork } }: CloseFormProps) {
  const outcomes = [
    ...(of.stage === 'referred' ? (['referred_on'] as const) : []),
    ...(of.mayCloseUnanswered ? (['no_answer'] as const) : []),
    ...foundOutcomes,
  ]
  return (
    <FormFold summary={close.title} held={{ act: 'close' }}>
      <DeskForm
        act="close"
        focusAfter="next"
        said={close.said}
        didNotWork={didNotWork}
        className="stack stack-fill gap-3 w-40"
      >
        <SelectField
          name="outcome"
          label={close.outcome}
          required
          options={outcomes.map((value) => ({ value, words: close.outcomes[value] }))}
        />
        <WordsField label={close.label} help={close.help} maxLength={grievanceLimits.reply} rows={5} />
        <p>
          <SubmitButton variant="primary" label={close.submit} />
        </p>
      </DeskForm>
    </FormFold>
  )
}
