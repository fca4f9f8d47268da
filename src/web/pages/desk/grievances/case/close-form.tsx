import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { foundOutcomes, grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type CloseFormProps = { of: HandlerCase; refused: RefusedForm | null; words: HandledCaseWords }

export function CloseForm({ of, refused, words: { close, didNotWork } }: CloseFormProps) {
  const outcomes = [
    ...(of.stage === 'referred' ? (['referred_on'] as const) : []),
    ...(of.mayCloseUnanswered ? (['no_answer'] as const) : []),
    ...foundOutcomes,
  ]
  return (
    <Disclosure summary={close.title} {...(refused?.values.act === 'close' && { open: true })}>
      <DeskForm
        act="close"
        focusAfter="next"
        said={close.said}
        didNotWork={didNotWork}
        refused={refused}
        className="stack stack-fill gap-3 w-40"
      >
        {({ errors, typed, isPending }) => (
          <>
            <Field label={close.outcome} error={errors.outcome}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="outcome"
                  required
                  options={outcomes.map((value) => ({ value, words: close.outcomes[value] }))}
                  defaultValue={typed.outcome}
                />
              )}
            </Field>
            <WordsField
              label={close.label}
              help={close.help}
              error={errors.words}
              typed={typed.words}
              maxLength={grievanceLimits.reply}
              rows={5}
            />
            <p>
              <Button type="submit" variant="primary" aria-disabled={isPending}>
                {close.submit}
              </Button>
            </p>
          </>
        )}
      </DeskForm>
    </Disclosure>
  )
}
