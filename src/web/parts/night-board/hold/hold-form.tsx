import { useContext, useEffect, useRef, useState } from 'react'
import type { BoardGroup } from '#contract/desk/board.ts'
import { holdLimits } from '#contract/desk/hold-limits.ts'
import { newId } from '#web/parts/beds/bed-queue/new-id.ts'
import { untilWords, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { type HoldAnswer, placeHold } from '#web/parts/night-board/state/board.query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormRefused, FormSent } from '#web/ui/form/form-way.ts'
import { Input } from '#web/ui/form/input.tsx'
import { hoursToPropose, untilIn } from './hold-hours.ts'
import { holdNoteHelp } from './plain-hold.tsx'

type HoldFormProps = {
  group: BoardGroup
  owner: string
  place: string
  zone: Zone
  start: string
  close: () => void
}

export function HoldForm({ group, owner, place, zone, start, close }: HoldFormProps) {
  // The same hold sent again, after a line that broke, is one hold.
  const [id] = useState(newId)
  return (
    <HoursForm
      place={place}
      zone={zone}
      close={close}
      present={null}
      noteStart={start}
      send={(hours, note) => placeHold(owner, { id, groupId: group.id, hours, note })}
    />
  )
}

type HoursFormProps = {
  place: string
  zone: Zone
  send: (hours: number, note: string) => Promise<HoldAnswer>
  close: () => void
  present: string | null
  noteStart?: string
}

const maxHours = `Between 1 hour and ${holdLimits.mostHours / 24} days.`

export function HoursForm({ place, zone, send, close, present, noteStart }: HoursFormProps) {
  const { setGroup } = useContext(BoardToolsContext)
  const first = present === null
  const [hours, setHours] = useState(() => String(hoursToPropose(present, new Date())))
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const count = Number(hours)
  const isRight = Number.isInteger(count) && count >= 1 && count <= holdLimits.mostHours
  const now = new Date()
  const until = isRight ? untilIn(count, now).toISOString() : null

  async function hold(typed: FormData): Promise<FormSent | FormRefused> {
    if (!isRight) return { kind: 'failed', status: 422, message: maxHours, fields: { hours: maxHours } }
    const answer = await send(count, String(typed.get('note') ?? '').trim())
    if (answer.kind === 'failed') return answer
    setGroup(answer.group)
    return { kind: 'done', next: '' }
  }

  return (
    <Form
      className="box sunk stack stack-fill gap-3 pad-3 w-full no-print"
      action="/workspace/beds"
      aria-label={first ? `Hold a bed at ${place}` : `More hours for the bed held at ${place}`}
      send={(_, typed) => hold(typed)}
      onDone={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {({ isPending, trouble }) => {
        const fields = trouble?.fields ?? {}
        return (
          <>
            <Field
              label="Hours from now"
              help={until && endWords(until, present, now, zone)}
              error={isRight ? fields.hours : maxHours}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  ref={box}
                  className="input-short"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={holdLimits.mostHours}
                  value={hours}
                  onChange={({ target }) => setHours(target.value)}
                />
              )}
            </Field>
            {noteStart !== undefined && (
              <Field label="Note for your team" optional help={holdNoteHelp} error={fields.note}>
                {(wiring) => (
                  <Input
                    {...wiring}
                    name="note"
                    maxLength={holdLimits.note}
                    autoComplete="off"
                    defaultValue={noteStart}
                  />
                )}
              </Field>
            )}
            {trouble && !fields.note && !fields.hours && (
              <p className="error" role="alert">
                {trouble.message}
              </p>
            )}
            <div className="row gap-2">
              <Button type="submit" variant="primary" small aria-disabled={isPending}>
                {isPending ? 'Holding...' : first ? 'Hold this bed' : 'Hold it so long'}
              </Button>
              <Button small onClick={close}>
                Cancel
              </Button>
            </div>
          </>
        )
      }}
    </Form>
  )
}

function endWords(until: string, present: string | null, now: Date, zone: Zone): string {
  const isSooner = present !== null && Date.parse(until) < Date.parse(present)
  const words = untilWords(until, now, zone)
  return isSooner ? `Shorter than now: until ${words}` : `Until ${words}`
}
