import { holdLimits } from '#contract/desk/hold-limits.ts'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { holdNoteHelp } from './plain-hold.tsx'

export function HoldNote({ start, error }: { start: string; error: string | undefined }) {
  return (
    <details open={start !== '' || error !== undefined}>
      <summary className="tap as-link bold">Add a note</summary>
      <GuardedNote>
        {(check) => (
          <Field label="Note for your team" optional help={holdNoteHelp} error={error}>
            {(wiring) => (
              <Input
                {...wiring}
                name="note"
                maxLength={holdLimits.note}
                autoComplete="off"
                defaultValue={start}
                onInput={check}
              />
            )}
          </Field>
        )}
      </GuardedNote>
    </details>
  )
}
