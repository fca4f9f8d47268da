import type { ReportedHere } from '#web/parts/beds/bed-queue/queued-changes.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { describeReportedHere, type Zone } from './group-words.ts'

type RefusedProps = {
  refused: ReportedHere & { reason: string }
  place: string
  now: Date
  zone: Zone
  dismiss: () => void
  line: string
}

export function Refused({ refused, place, now, zone, dismiss, line }: RefusedProps) {
  return (
    <p className="warned row between tight w-full small" role="alert">
      <span>
        <b>Not saved.</b> {describeReportedHere(refused, now, zone)} {refused.reason}
      </span>
      <Button
        variant="text"
        small
        onClick={({ currentTarget }) => {
          dismiss()
          focusNext(line, currentTarget)
        }}
      >
        OK<VisuallyHidden> at {place}</VisuallyHidden>
      </Button>
    </p>
  )
}
