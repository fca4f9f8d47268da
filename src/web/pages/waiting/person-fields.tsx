import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingPerson } from '#contract/waiting/waiting.ts'
import { waitingLimits } from '#contract/waiting/waiting-limits.ts'
import { answerWays } from '#domain/inquiries/inquiry.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { useFormState } from '#web/parts/desk/form/form-state.ts'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { AskedAgain } from '#web/parts/desk/note/note-question.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type PersonFieldsProps = {
  person: Pick<WaitingPerson, 'name' | 'answerBy' | 'reach' | 'wantedFrom' | 'note'> | null
  words: WaitingWords['person']
}

export function PersonFields({ person, words }: PersonFieldsProps) {
  const { errors, typed } = useFormState()
  return (
    <div className="two gap-3">
      <InputField
        name="name"
        label={words.name}
        autoComplete="off"
        maxLength={waitingLimits.name}
        start={person?.name}
      />
      <SelectField
        name="answer_by"
        label={words.by}
        options={answerWays.map((value) => ({ value, words: words.ways[value] }))}
        start={person?.answerBy ?? 'text'}
      />
      <InputField
        name="reach"
        label={words.reach}
        autoComplete="off"
        maxLength={waitingLimits.reach}
        start={person?.reach}
      />
      <InputField name="wanted_from" label={words.from} isOptional type="date" start={person?.wantedFrom ?? ''} />
      <div className="full stack stack-fill gap-2">
        <GuardedNote>
          {(check) => (
            <Field label={words.note} optional help={words.noteHelp} error={errors.note}>
              {(wiring) => (
                <>
                  <Input
                    {...wiring}
                    name="note"
                    autoComplete="off"
                    maxLength={waitingLimits.note}
                    defaultValue={typed.note ?? person?.note}
                    onInput={check}
                  />
                  <AskedAgain box={wiring.id} errors={errors} />
                </>
              )}
            </Field>
          )}
        </GuardedNote>
      </div>
    </div>
  )
}
