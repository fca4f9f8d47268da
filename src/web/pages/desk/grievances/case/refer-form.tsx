import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
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
        {({ errors, typed, isPending }) => (
          <>
            <Field label={refer.body} help={refer.bodyHelp} error={errors.body}>
              {(wiring) => (
                <Input {...wiring} name="body" required maxLength={grievanceLimits.body} defaultValue={typed.body} />
              )}
            </Field>
            <Field label={refer.contact} help={refer.contactHelp} error={errors.contact} optional>
              {(wiring) => (
                <Input {...wiring} name="contact" maxLength={grievanceLimits.body} defaultValue={typed.contact} />
              )}
            </Field>
            <WordsField
              label={refer.label}
              error={errors.words}
              typed={typed.words}
              maxLength={grievanceLimits.reply}
            />
            <p>
              <Button type="submit" aria-disabled={isPending}>
                {refer.submit}
              </Button>
            </p>
          </>
        )}
      </DeskForm>
    </Disclosure>
  )
}
