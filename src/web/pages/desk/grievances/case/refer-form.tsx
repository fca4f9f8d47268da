import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'

type ReferFormProps = { words: HandledCaseWords }

export function ReferForm({ words: { refer, didNotWork } }: ReferFormProps) {
  return (
    <FormFold summary={refer.title} held={{ act: 'refer' }}>
      <DeskForm
        act="refer"
        focusAfter="next"
        said={refer.said}
        didNotWork={didNotWork}
        className="stack stack-fill gap-3 w-40"
      >
        <InputField name="body" label={refer.body} help={refer.bodyHelp} required maxLength={grievanceLimits.body} />
        <InputField
          name="contact"
          label={refer.contact}
          help={refer.contactHelp}
          isOptional
          maxLength={grievanceLimits.body}
        />
        <WordsField label={refer.label} maxLength={grievanceLimits.reply} />
        <p>
          <SubmitButton label={refer.submit} />
        </p>
      </DeskForm>
    </FormFold>
  )
}
