import { useContext, useEffect, useRef, useState } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import { createId } from '#web/parts/beds/bed-queue/new-id.ts'
import { formatUntil, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { type HoldAnswer, placeHold } from '#web/parts/night-board/state/board.query.ts'
import { toShown } from '#web/parts/night-board/summary/all-right.ts'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormRefused, FormSent } from '#web/ui/form/form-way.ts'
import { chooseHoursToPropose, computeUntil } from './hold-hours.ts'
import { type HoldLength, HoldLengths, lengthRule, readHoldHours } from './hold-lengths.tsx'
import { HoldNeedsNetwork, HoldWaits, holdNeedsNetwork } from './hold-needs-network.tsx'
import { HoldNote } from './hold-note-field.tsx'

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
  const [id] = useState(createId)
  const { queue } = useContext(BoardToolsContext)
  return (
    <HoursForm
      place={place}
      zone={zone}
      close={close}
      present={null}
      noteStart={start}
      keep={(hours) => queue?.hold(toShown(group, queue.view(group.id), place), { id, hours })}
      send={(hours, note) => placeHold(owner, { id, groupId: group.id, hours, note })}
    />
  )
}

type HoursFormProps = {
  place: string
  zone: Zone
  send: (hours: number, note: string) => Promise<HoldAnswer>
  /** Without a connection: it waits on the device, and has no note there. */
  keep?: (hours: number) => void
  close: () => void
  present: string | null
  noteStart?: string
}

/** Opens without a keyboard: the button is in reach of the thumb and has the focus. */
export function HoursForm({ place, zone, send, keep, close, present, noteStart }: HoursFormProps) {
  const { setGroup } = useContext(BoardToolsContext)
  const first = present === null
  const [length, setLength] = useState<HoldLength>(() => ({
    is: first ? '48' : 'other',
    typed: String(chooseHoursToPropose(present, new Date())),
  }))
  const button = useRef<HTMLButtonElement>(null)
  const isOnline = useOnline()
  useEffect(() => {
    if (!button.current) return
    bringIntoReach(button.current)
    button.current.focus({ preventScroll: true })
    button.current.scrollIntoView({ block: 'nearest' })
  }, [])
  const now = new Date()
  const hours = readHoldHours(length, now)
  const until = hours === null ? null : computeUntil(hours, now).toISOString()

  async function hold(typed: FormData): Promise<FormSent | FormRefused> {
    if (!isOnline && !keep) return { kind: 'failed', status: null, message: holdNeedsNetwork, fields: {} }
    if (hours === null) return { kind: 'failed', status: 422, message: lengthRule, fields: { hours: lengthRule } }
    const note = String(typed.get('note') ?? '').trim()
    const answer = isOnline ? await send(hours, note) : null
    if (keep && (!answer || (answer.kind === 'failed' && answer.status === null && note === ''))) keep(hours)
    else if (answer?.kind === 'failed') return answer
    else if (answer) setGroup(answer.group)
    return { kind: 'done', next: '' }
  }

  return (
    <Form
      className="box sunk stack stack-fill gap-2 pad-3 w-full no-print"
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
            <HoldLengths
              length={length}
              setLength={setLength}
              until={until && describeEnd(until, present, now, zone)}
              error={hours === null ? lengthRule : fields.hours}
            />
            {!isOnline && (keep ? <HoldWaits /> : <HoldNeedsNetwork />)}
            {isOnline && noteStart !== undefined && <HoldNote start={noteStart} error={fields.note} />}
            {trouble && !fields.note && !fields.hours && (
              <p className="error" role="alert">
                {trouble.message}
              </p>
            )}
            <div className="row gap-2">
              <Button type="submit" variant="primary" ref={button} aria-disabled={isPending || (!isOnline && !keep)}>
                {isPending ? 'Holding...' : first ? 'Hold this bed' : 'Hold until then'}
              </Button>
              <Button onClick={close}>Cancel</Button>
            </div>
          </>
        )
      }}
    </Form>
  )
}

function describeEnd(until: string, present: string | null, now: Date, zone: Zone): string {
  const isSooner = present !== null && Date.parse(until) < Date.parse(present)
  const words = formatUntil(until, now, zone)
  return isSooner ? `Shorter than now: until ${words}` : `Until ${words}`
}

/** Scrolls only where the thumb of the hand that holds a phone does not reach: the lower two thirds, above the tabs. */
function bringIntoReach(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const tabs = document.querySelector('.tabbar')?.getBoundingClientRect()
  const end = tabs && tabs.height > 0 && tabs.top > 0 ? Math.min(tabs.top, innerHeight) : innerHeight
  if (top < innerHeight / 3 || bottom > end) element.scrollIntoView({ block: 'center' })
}
