import type { CorrectionsWords } from '#content/desk/staff/corrections.ts'
import { officerSettlements, reportLimits } from '#domain/listing/page-report.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type SettleFormProps = {
  id: string
  residence: string
  refused: RefusedForm | null
  words: CorrectionsWords['settle']
}

export function SettleForm({ id, residence, refused, words }: SettleFormProps) {
  const options = officerSettlements.map((value) => ({ value, words: words.choices[value] }))
  return (
    <Disclosure
      summary={
        <>
          {words.title}
          <VisuallyHidden>: {residence}</VisuallyHidden>
        </>
      }
      {...(refused?.values.id === id && { open: true })}
    >
      <DeskForm
        act="settle"
        hidden={{ id }}
        said={words.said}
        didNotWork={words.didNotWork}
        focusAfter="page-title"
        anchor={`as-${id}`}
        refused={refused}
        onFailed={({ status, message }) => {
          // Somebody else settled it: its row has gone, and this form with it.
          if (status === 409) showToast({ title: words.didNotWork, description: message, variant: 'destructive' })
        }}
        className="stack stack-fill gap-4 w-40"
      >
        {({ errors, typed, isPending }) => (
          <>
            <Field label={words.outcome} error={errors.as} id={`as-${id}`}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="as"
                  required
                  placeholder={words.choose}
                  options={options}
                  defaultValue={typed.as ?? ''}
                />
              )}
            </Field>
            <WordsField
              label={words.words}
              help={words.wordsHelp}
              isOptional
              error={errors.words}
              typed={typed.words}
              maxLength={reportLimits.decided}
              rows={2}
            />
            <p>
              <Button type="submit" variant="primary" aria-disabled={isPending}>
                {isPending ? words.pending : words.submit}
              </Button>
            </p>
          </>
        )}
      </DeskForm>
    </Disclosure>
  )
}
