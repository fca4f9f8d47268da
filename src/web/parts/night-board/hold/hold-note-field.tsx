import type { FormEventHandler } from 'react'
import { holdLimits } from '#contract/beds/hold-limits.ts'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type HoldNoteFieldProps = {
  start: string
  error: string | undefined
  onInput?: FormEventHandler<HTMLInputElement> | undefined
}

export function HoldNoteField({ start, error, onInput }: HoldNoteFieldProps) {
  const help = 'Initials and plans, such as “K., by bus”. No full name, nothing about health.'
  return (
    <Field label="Note for your team" optional help={help} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          name="note"
          maxLength={holdLimits.note}
          autoComplete="off"
          defaultValue={start}
          onInput={onInput}
        />
      )}
    </Field>
  )
}

export function HoldNote({ start, error }: { start: string; error: string | undefined }) {
  return (
    <details open={start !== '' || error !== undefined}>
      <summary className="tap as-link bold">Add a note</summary>
      <GuardedNote>{(check) => <HoldNoteField start={start} error={error} onInput={check} />}</GuardedNote>
    </details>
  )
}
