import type { FormEventHandler } from 'react'
import type { ShiftWords } from '#content/desk/team/shift.ts'
import type { ShiftResidence } from '#contract/desk/shift.ts'
import { shiftNoteDays, shiftNoteLimit } from '#domain/people/shift.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { AskedAgain } from '#web/parts/desk/note/note-question.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select, Textarea } from '#web/ui/form/input.tsx'

type WriteWords = ShiftWords['write']

type NoteFormProps = { label: string; start: string; words: WriteWords; refused: RefusedForm | null }

export function NoteForm({ label: residence, start, words, refused }: NoteFormProps) {
  return (
    <DeskForm
      act="write"
      hidden={{ house: residence }}
      focusAfter={`house-${residence}`}
      said={words.said}
      didNotWork={words.didNotWork}
      refused={refused}
      className="stack stack-fill gap-3"
    >
      {({ isPending, errors, typed }) => (
        <>
          <WordsField words={words} start={typed.words ?? start} errors={errors} />
          <Save words={words} isPending={isPending} mayEmpty={start !== ''} />
        </>
      )}
    </DeskForm>
  )
}

type OtherResidencesProps = { residences: readonly ShiftResidence[]; words: ShiftWords; refused: RefusedForm | null }

export function OtherResidences({ residences, words: all, refused }: OtherResidencesProps) {
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
        {({ isPending, errors, typed }) => (
          <>
            <Field label={residence} error={errors.house}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="house"
                  options={residences.map(({ id, name }) => ({ value: id, words: name }))}
                  defaultValue={refused?.values.house ?? residences[0]?.id}
                />
              )}
            </Field>
            <WordsField words={words} start={typed.words ?? ''} errors={errors} />
            <Save words={words} isPending={isPending} mayEmpty={false} />
          </>
        )}
      </DeskForm>
    </section>
  )
}

function dropResidence({ values }: RefusedForm): RefusedForm['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'house'))
}

type WordsFieldProps = { words: WriteWords; start: string; errors: Readonly<Record<string, string>> }

function WordsField({ words, start, errors }: WordsFieldProps) {
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
                defaultValue={start}
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

function Save({ words, isPending, mayEmpty }: { words: WriteWords; isPending: boolean; mayEmpty: boolean }) {
  return (
    <>
      <p className="small ink-2">
        {words.kept(shiftNoteDays)} {mayEmpty && words.empty}
      </p>
      <p className="acts row">
        <Button type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
      </p>
    </>
  )
}
