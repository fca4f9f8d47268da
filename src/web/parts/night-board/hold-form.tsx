import { type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { BoardGroup } from '#contract/board.ts'
import { holdLimits } from '#contract/hold-limits.ts'
import { newId } from '#web/parts/bed-queue/new-id.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { placeHold } from './board.query.ts'
import { untilWords, type Zone } from './group-words.ts'
import { hoursToPropose, untilIn } from './hold-hours.ts'
import { holdNoteHelp } from './plain-hold.tsx'
import { BoardToolsContext } from './use-group-view.ts'

/** `start`: what the note begins with. */
type HoldFormProps = { group: BoardGroup; place: string; zone: Zone; start: string; close: () => void }

/** Keeps one open bed for somebody: how long, and a note for the house's own people. */
export function HoldForm({ group, place, zone, start, close }: HoldFormProps) {
  const { owner, setGroup } = useContext(BoardToolsContext)
  // The same hold sent again, after a line that broke, is one hold.
  const [id] = useState(newId)
  const [note, setNote] = useState(start)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)

  async function send(hours: number) {
    if (!owner) return
    setPending(true)
    const answer = await placeHold(owner, { id, groupId: group.id, hours, note: note.trim() })
    setPending(false)
    if (answer.kind === 'failed') return setFailure(answer)
    setGroup(answer.group)
    close()
  }

  return (
    <HoursForm {...{ place, zone, pending, send, close }} present={null} hoursError={failure?.fields.hours}>
      <Field label="Note for your team" optional help={holdNoteHelp} error={failure?.fields.note}>
        {(wiring) => (
          <Input
            {...wiring}
            name="note"
            maxLength={holdLimits.note}
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {failure && !failure.fields.note && !failure.fields.hours && (
        <p className="error" role="alert">
          {failure.message}
        </p>
      )}
    </HoursForm>
  )
}

type HoursFormProps = {
  place: string
  zone: Zone
  pending: boolean
  send: (hours: number) => void
  close: () => void
  /** When the hold ends at present; null of a new one. */
  present: string | null
  hoursError?: string | undefined
  children?: ReactNode
}

/** How many hours from now a bed is held, with the day and hour that is. */
export function HoursForm({ place, zone, pending, send, close, present, hoursError, children }: HoursFormProps) {
  const first = present === null
  const [hours, setHours] = useState(() => String(hoursToPropose(present, new Date())))
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const count = Number(hours)
  const isRight = Number.isInteger(count) && count >= 1 && count <= holdLimits.mostHours
  const wrong = hoursError ?? (isRight ? null : `Between 1 hour and ${holdLimits.mostHours / 24} days.`)
  const now = new Date()
  const until = isRight ? untilIn(count, now).toISOString() : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRight && !pending) send(count)
  }

  return (
    <form
      className="hold-form"
      aria-label={first ? `Hold a bed at ${place}` : `More hours for the bed held at ${place}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      noValidate
    >
      <Field label="Hours from now" help={until && endWords(until, present, now, zone)} error={wrong}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={box}
            className="hold-hours"
            type="number"
            inputMode="numeric"
            min={1}
            max={holdLimits.mostHours}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        )}
      </Field>
      {children}
      <div className="row">
        <Button type="submit" look="primary" small aria-disabled={pending}>
          {pending ? 'Holding...' : first ? 'Hold this bed' : 'Hold it so long'}
        </Button>
        <Button small onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** "Until Sunday 6 pm", and that this is sooner than the hold ends now. */
function endWords(until: string, present: string | null, now: Date, zone: Zone): string {
  const isSooner = present !== null && Date.parse(until) < Date.parse(present)
  const words = untilWords(until, now, zone)
  return isSooner ? `Shorter than now: until ${words}` : `Until ${words}`
}
