import { useContext } from 'react'
import type { QueuedHold } from '#web/parts/beds/bed-queue/queued-changes.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { formatClock, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type QueuedHoldLineProps = { hold: QueuedHold; place: string; now: Date; zone: Zone; line: string }

export function QueuedHoldLine({ hold, place, now, zone, line }: QueuedHoldLineProps) {
  const { queue } = useContext(BoardToolsContext)
  return (
    <div className="hold-line row between tight w-full small ink-2">
      <span>1 held on this device since {formatClock(hold.since, now, zone)}. Callers still see it as open.</span>
      {!hold.mayBeSent && (
        <Button
          variant="text"
          small
          className="tap-in"
          onClick={({ currentTarget }) => {
            queue?.releaseHold(hold.id)
            focusNext(line, currentTarget)
          }}
        >
          Release<VisuallyHidden> at {place}: the hold on this device</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
