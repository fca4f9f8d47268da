import { useMemo, useRef, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AllRightButton } from './all-right-button.tsx'
import { BoardError, EmptyBoard, HousesLoading, WaitingForNetwork } from './board-states.tsx'
import type { Zone } from './group-words.ts'
import { HouseCard } from './house-card.tsx'
import { ChangesNotice, CheckedLine, NetChip } from './net-state.tsx'
import type { Board } from './use-board.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useChangedWords } from './use-changed-words.ts'
import { BoardToolsContext, type RefusedForm } from './use-group-view.ts'
import { useOnline } from './use-online.ts'
import { houseAnchor, useWantedHold } from './use-wanted-hold.ts'
import '#web/parts/desk/board.css'
import '#web/parts/desk/desk.css'
import './night-board.css'

type BedsTonightProps = { board: Board; now: Date | null; refused?: RefusedForm | null }

/** The operator's houses with what each said last, and what changes it, in every state the list can be in. */
export function BedsTonight({ board, now, refused = null }: BedsTonightProps) {
  const { read, error, isPending, isBusy, queue, owner, setGroup, again } = board
  const isOnline = useOnline()
  const zone = useZone()
  const rows = useRef<HTMLUListElement>(null)
  useBoardKeys(rows, queue !== null)
  const said = useChangedWords(read?.houses)
  const { wanted, forget } = useWantedHold(now ? read?.houses : undefined)
  const tools = useMemo(
    () => ({ queue, owner, setGroup, refused, wanted, forgetWanted: forget }),
    [queue, owner, setGroup, refused, wanted, forget],
  )
  const checkedAt = read ? new Date(read.checkedAt) : null
  const isAway = !isOnline || read?.isKept === true
  const isWaiting = !read && Boolean(error) && !isOnline
  const hasHouses = read !== undefined && read.houses.length > 0
  return (
    <BoardToolsContext value={tools}>
      <section aria-labelledby="beds-tonight">
        <div className="allright">
          <h2 id="beds-tonight">Beds tonight</h2>
          <NetChip queue={queue} isAway={isAway} checkedAt={checkedAt} />
          {hasHouses && now && owner !== null && <AllRightButton houses={read.houses} queue={queue} now={now} />}
        </div>
        <ChangesNotice queue={queue} again={again} />
        {error && !isWaiting && !isAway && <BoardError error={error} checkedAt={checkedAt} again={again} />}
        {isWaiting && <WaitingForNetwork />}
        {isPending && <HousesLoading />}
        {read?.houses.length === 0 && <EmptyBoard />}
        <VisuallyHidden>
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
        {hasHouses && now && (
          <>
            <ul className="rows" ref={rows}>
              {read.houses.map((house) => (
                <li key={house.id} id={houseAnchor(house.id)} tabIndex={-1}>
                  <HouseCard house={house} now={now} zone={zone} />
                </li>
              ))}
            </ul>
            {owner !== null && <Keys />}
            {!isAway && checkedAt && !error && <CheckedLine {...{ checkedAt, zone, isBusy, again }} />}
          </>
        )}
      </section>
    </BoardToolsContext>
  )
}

function Keys() {
  return (
    <p className="board-keys wide-only">
      Keys: arrows move between houses, plus and minus change a number, Space says still right, Z takes the last change
      back.
    </p>
  )
}

const here: Zone = {}
const onServer: Zone = { timeZone: 'UTC' }
const never = () => () => {}

/** The server does not know where the reader is: until the page is awake its moments are in UTC. */
function useZone(): Zone {
  return useSyncExternalStore(
    never,
    () => here,
    () => onServer,
  )
}
