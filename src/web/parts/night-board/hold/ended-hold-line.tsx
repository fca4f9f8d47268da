import { useContext } from 'react'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { takeBackHold } from '#web/parts/night-board/state/board.query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { forgetEndedHold, useEndedHold } from './ended-hold.ts'
import { useHoldCall } from './use-hold-call.ts'

type EndedHoldLineProps = { groupId: string; place: string; line: string }

const endWords = { cancelled: 'Released. The bed is open again.', moved_in: 'Moved in. The bed is taken.' } as const

export function EndedHoldLine({ groupId, place, line }: EndedHoldLineProps) {
  const { owner } = useContext(BoardToolsContext)
  const { pending, failure, ask } = useHoldCall()
  const ended = useEndedHold(groupId)
  const takeBack = async (pressed: Element) => {
    if (!owner || !ended || !(await ask(() => takeBackHold(owner, ended.hold.id)))) return
    forgetEndedHold()
    focusNext(line, pressed)
  }
  return (
    <div className={ended || failure ? 'hold-line row between tight w-full small ink-2 needs-script' : 'vh'}>
      <span role="status">{ended && endWords[ended.how]}</span>
      {ended && (
        <Button
          small
          icon="undo"
          data-says="undo"
          aria-label={`Undo at ${place}: hold the bed again`}
          aria-disabled={pending}
          onClick={({ currentTarget }) => takeBack(currentTarget)}
        >
          Undo
        </Button>
      )}
      {failure && (
        <p className="error w-full" role="alert">
          {failure.message}
        </p>
      )}
    </div>
  )
}
