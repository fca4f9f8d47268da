import type { FormEventHandler } from 'react'
import type { ShiftWords } from '#content/team/shift.ts'
import type { ShiftResidence } from '#contract/team/shift.ts'
import { shiftNoteDays, shiftNoteLimit } from '#domain/people/shift.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useFormState } from '#web/parts/desk/form/form-state.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { AskedAgain } from '#web/parts/desk/note/note-question.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

type WriteWords = ShiftWords['write']

type NoteFormProps = { label: string; start: string; words: WriteWords }

export function NoteForm({ label: residence, start, words }: NoteFormProps) {
  return (
    <DeskForm
      act="write"
      hidden={{ house: residence }}
      focusAfter={`house-${residence}`}
      said={words.said}
      didNotWork={words.didNotWork}
      className="stack stack-fill gap-3"
    >
      <WordsField words={words} start={start} />
      <Save words={words} mayEmpty={start !== ''} />
    </DeskForm>
  )
}

type OtherResidencesProps = { residences: readonly ShiftResidence[]; words: ShiftWords }

export function OtherResidences({ residences, words: all }: OtherResidencesProps) {
  const refused = useRefused()
  const { title, house: residence, text } = all.others
  const words = all.write
  return (
    <section className="stack stack-fill gap-3 w-40 no-print" aria-labelledby="others">
      <h2 id="others" tabIndex={-1} className="t-name">
        {title}
      </h2>
      <p className="small ink-2">{text}</p>
      <DeskForm
        act="write"
        focusAfter="others"
        said={words.said}
        didNotWork={words.didNotWork}
        refused={
          refused && residences.some(({ id }) => id === refused.values.house)
            ? { ...refused, values: dropResidence(refused) }
            : null
        }
        className="stack stack-fill gap-3"
      >
        <SelectField
          name="house"
          label={residence}
          options={residences.map(({ id, name }) => ({ value: id, words: name }))}
          start={refused?.values.house ?? residences[0]?.id}
        />
        <WordsField words={words} start="" />
        <Save words={words} mayEmpty={false} />
      </DeskForm>
    </section>
  )
}

function dropResidence({ values }: RefusedForm): RefusedForm['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'house'))
}

function WordsField({ words, start }: { words: WriteWords; start: string }) {
  const { errors, typed } = useFormState()
  return (
    <GuardedNote>
      {(check: FormEventHandler<HTMLTextAreaElement>) => (
        <Field label={words.label} help={words.help} error={errors.words}>
          {(wiring) => (
            <>
              <Textarea
                {...wiring}
                name="words"
                maxLength={shiftNoteLimit}
                autoComplete="off"
                defaultValue={typed.words ?? start}
                onInput={check}
              />
              <AskedAgain box={wiring.id} errors={errors} />
            </>
          )}
        </Field>
      )}
    </GuardedNote>
  )
}

function Save({ words, mayEmpty }: { words: WriteWords; mayEmpty: boolean }) {
  return (
    <>
      <p className="small ink-2">
        {words.kept(shiftNoteDays)} {mayEmpty && words.empty}
      </p>
      <p className="acts row">
        <SubmitButton variant="primary" label={words.save} pending={words.saving} />
      </p>
    </>
  )
}
