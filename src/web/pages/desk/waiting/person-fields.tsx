import type { WaitingWords } from '#content/desk/messages/waiting.ts'
import type { WaitingPerson } from '#contract/inquiries/waiting.ts'
import { waitingLimits } from '#contract/inquiries/waiting-limits.ts'
import { answerWays } from '#domain/inquiries/inquiry.ts'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { AskedAgain } from '#web/parts/desk/note/note-question.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'

type PersonFieldsProps = {
  person: Pick<WaitingPerson, 'name' | 'answerBy' | 'reach' | 'wantedFrom' | 'note'> | null
  errors: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
  words: WaitingWords['person']
}

export function PersonFields({ person, errors, typed, words }: PersonFieldsProps) {
  return (
    <div className="two gap-3">
      <Field label={words.name} error={errors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            name={'name'}
            autoComplete={'off'}
            maxLength={waitingLimits.name}
            defaultValue={typed.name ?? person?.name}
          />
        )}
      </Field>
      <Field label={words.by} error={errors.answer_by}>
        {(wiring) => (
          <Select
            {...wiring}
            name="answer_by"
            options={answerWays.map((value) => ({ value, words: words.ways[value] }))}
            defaultValue={typed.answer_by ?? person?.answerBy ?? 'text'}
          />
        )}
      </Field>
      <Field label={words.reach} error={errors.reach}>
        {(wiring) => (
          <Input
            {...wiring}
            name={'reach'}
            autoComplete={'off'}
            maxLength={waitingLimits.reach}
            defaultValue={typed.reach ?? person?.reach}
          />
        )}
      </Field>
      <Field label={words.from} optional error={errors.wanted_from}>
        {(wiring) => (
          <Input
            {...wiring}
            name="wanted_from"
            type="date"
            defaultValue={typed.wanted_from ?? person?.wantedFrom ?? ''}
          />
        )}
      </Field>
      <div className="full stack stack-fill gap-2">
        <GuardedNote>
          {(check) => (
            <Field label={words.note} optional help={words.noteHelp} error={errors.note}>
              {(wiring) => (
                <>
                  <Input
                    {...wiring}
                    name={'note'}
                    autoComplete={'off'}
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
