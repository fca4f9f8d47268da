import { useContext, useState } from 'react'
import type { BoardHold } from '#contract/beds/board.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { describeHold, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { endHold, extendHold } from '#web/parts/night-board/state/board.query.ts'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { type HoldEnd, noteEndedHold } from './ended-hold.ts'
import { HoursForm } from './hold-form.tsx'
import { HoldNeedsNetwork } from './hold-needs-network.tsx'
import { PlainHoldWays } from './plain-hold.tsx'
import { useHoldCall } from './use-hold-call.ts'

type HoldLineProps = {
  residenceId: string
  groupId: string
  hold: BoardHold
  place: string
  now: Date
  zone: Zone
  canSay: boolean
  line: string
}

export function HoldLine({ residenceId, groupId, hold, place, now, zone, canSay, line }: HoldLineProps) {
  const { owner } = useContext(BoardToolsContext)
  const { pending, failure, ask } = useHoldCall()
  const [isExtending, setExtending] = useState(false)
  const isOnline = useOnline()
  const end = async (how: HoldEnd, pressed: Element) => {
    if (!owner || !(await ask(() => endHold(owner, hold.id, how)))) return
    noteEndedHold({ groupId, hold, how })
    focusNext(line, pressed)
  }
  const changeExtending = (is: boolean) => {
    focusNext(line, document.activeElement)
    setExtending(is)
  }
  const words = describeHold(hold, now, zone)
  const about = (
    <VisuallyHidden>
      {' '}
      at {place}: {words}
    </VisuallyHidden>
  )
  return (
    <div className="hold-line row tight w-full small ink-2">
      <span>{words}</span>
      {canSay && owner && !isOnline && <HoldNeedsNetwork />}
      {canSay && owner && !isExtending && isOnline && (
        <span className="row gap-4 tight w-full needs-script" aria-busy={pending}>
          <Button
            variant="text"
            small
            className="tap-in"
            aria-disabled={pending}
            onClick={({ currentTarget }) => end('moved_in', currentTarget)}
          >
            Moved in{about}
          </Button>
          <Button
            variant="text"
            small
            className="tap-in"
            aria-disabled={pending}
            onClick={() => pending || setExtending(true)}
          >
            More hours{about}
          </Button>
          <Button
            variant="text"
            small
            className="to-end tap-in"
            aria-disabled={pending}
            onClick={({ currentTarget }) => end('cancelled', currentTarget)}
          >
            Release{about}
          </Button>
        </span>
      )}
      {canSay && (
        <noscript>
          {import.meta.env.SSR && (
            <PlainHoldWays residenceId={residenceId} hold={hold} about={about} now={now} zone={zone} />
          )}
        </noscript>
      )}
      {isExtending && owner && (
        <HoursForm
          zone={zone}
          place={place}
          present={hold.until}
          send={(hours) => extendHold(owner, hold.id, hours)}
          close={() => changeExtending(false)}
        />
      )}
      {failure && (
        <p className="error" role="alert">
          {failure.message}
        </p>
      )}
    </div>
  )
}
