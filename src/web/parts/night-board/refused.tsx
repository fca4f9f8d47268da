import type { SaidHere } from '#web/parts/bed-queue/queued-changes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { saidHereWords, type Zone } from './group-words.ts'

type RefusedProps = {
  refused: SaidHere & { reason: string }
  place: string
  now: Date
  zone: Zone
  dismiss: () => void
}

/** Why the last change of a group was not taken, until it is read. */
export function Refused({ refused, place, now, zone, dismiss }: RefusedProps) {
  return (
    <p className="group-refused" role="alert">
      <span>
        <b>Not saved.</b> {saidHereWords(refused, now, zone)} {refused.reason}
      </span>
      <Button look="text" small onClick={dismiss}>
        OK<VisuallyHidden> at {place}</VisuallyHidden>
      </Button>
    </p>
  )
}
