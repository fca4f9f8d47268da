import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import { hideReasons, hideReasonWords, hidingLimits } from '#domain/listing/hiding.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'

const options = hideReasons.map((value) => ({ value, words: hideReasonWords[value] }))

type HideFormProps = {
  act: 'hide' | 'hidden'
  said: string
  didNotWork: string
  suggested?: string
  refused: RefusedForm | null
  words: ListingsWords['hide']
}

export function HideForm({ act, said, didNotWork, suggested, refused, words }: HideFormProps) {
  return (
    <DeskForm
      act={act}
      said={said}
      didNotWork={didNotWork}
      focusAfter="page-title"
      refused={refused}
      className="stack stack-fill gap-3"
    >
      {({ errors, typed, isPending }) => (
        <>
          <p className="small ink-2">{words.lead}</p>
          <Field label={words.reason} error={errors.reason}>
            {(wiring) => (
              <Select
                {...wiring}
                name="reason"
                required
                placeholder={words.choose}
                options={options}
                defaultValue={typed.reason ?? suggested ?? ''}
              />
            )}
          </Field>
          <WordsField
            label={words.words}
            help={words.wordsHelp}
            error={errors.words}
            typed={typed.words}
            maxLength={hidingLimits.words}
          />
          <Button type="submit" variant="danger" icon="no" aria-disabled={isPending}>
            {words.submit}
          </Button>
        </>
      )}
    </DeskForm>
  )
}
