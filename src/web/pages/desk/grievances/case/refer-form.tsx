import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type ReferFormProps = { refused: RefusedForm | null; words: HandledCaseWords }

export function ReferForm({ refused, words: { refer, didNotWork } }: ReferFormProps) {
  return (
    <Disclosure summary={refer.title} {...(refused?.values.act === 'refer' && { open: true })}>
      <DeskForm
        act="refer"
        focusAfter="next"
        said={refer.said}
        didNotWork={didNotWork}
        refused={refused}
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
    </Disclosure>
  )
}
