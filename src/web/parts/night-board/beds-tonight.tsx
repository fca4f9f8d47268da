import { type ComponentType, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useQueueSummary, useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { AskingByResidence } from './asking/asking.query.ts'
import { BoardError, EmptyBoard, KeptMeanwhile, ResidencesLoading, WaitingForNetwork } from './board-states.tsx'
import { formatClock, type Zone } from './group/group-words.ts'
import { useSaidInView } from './group/said-in-view.ts'
import { BoardToolsContext } from './group/use-group-view.ts'
import { useWantedHold } from './hold/use-wanted-hold.ts'
import { LostChanges } from './state/lost-changes.tsx'
import { ChangesNotice, CheckedLine, NetChip } from './state/net-state.tsx'
import { ToDecide } from './state/to-decide.tsx'
import type { Board } from './state/use-board.ts'
import { useBoardKeys } from './state/use-board-keys.ts'
import { useChangedWords } from './state/use-changed-words.ts'
import { useUndoEnd } from './state/use-undo-end.ts'
import { useZone } from './state/use-zone.ts'
import '#web/parts/desk/desk.css'
import './night-board.css'

export type ResidencesProps = {
  head: ReactNode
  troubles: ReactNode
  board: Board
  residences: readonly MyResidence[]
  now: Date
  zone: Zone
  rows: RefObject<HTMLUListElement | null>
}

type BedsTonightProps = {
  board: Board
  now: Date | null
  list: ComponentType<ResidencesProps>
  asking?: AskingByResidence
}

const nobody: AskingByResidence = new Map()

export function BedsTonight({ board, now, list: Residences, asking = nobody }: BedsTonightProps) {
  const { read, error, isPending, isBusy, queue, owner, mayManage, setGroup, again } = board
  const isOnline = useOnline()
  const zone = useZone()
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  useBoardKeys(rows, queue !== null)
  useUndoEnd(queue)
  const changedWords = useChangedWords(read?.residences, queue)
  const conflicts = useConflictWords(queue)
  const said = useSaidInView()
  const { wanted, forget } = useWantedHold(now ? read?.residences : undefined)
  const tools = useMemo(
    () => ({ queue, owner, mayManage, setGroup, wanted, forgetWanted: forget, asking }),
    [queue, owner, mayManage, setGroup, wanted, forget, asking],
  )
  const checked = read && now ? formatClock(read.checkedAt, now, zone) : null
  const isWaiting = !read && Boolean(error) && !isOnline
  const isEmpty = read?.residences.length === 0 && !read.paging
  const head = (
    <>
      <h2 id="beds-tonight" ref={heading} tabIndex={-1}>
        Beds tonight
      </h2>
      <ToDecide queue={queue} />
      <NetChip queue={queue} isAway={!isOnline} checked={checked} />
    </>
  )
  const troubles = (
    <>
      <Troubles board={board} isOnline={isOnline} checked={checked} />
      {read && queue && now && (
        <LostChanges
          residences={read.residences}
          isInPages={Boolean(read.paging)}
          queue={queue}
          now={now}
          zone={zone}
          done={() => heading.current?.focus()}
        />
      )}
    </>
  )
  return (
    <BoardToolsContext value={tools}>
      <section aria-labelledby="beds-tonight">
        {read && now && !isEmpty ? (
          <>
            <Residences
              head={head}
              troubles={troubles}
              board={board}
              residences={read.residences}
              now={now}
              zone={zone}
              rows={rows}
            />
            {isOnline && !read.isKept && checked && !error && (
              <CheckedLine checked={checked} now={now} zone={zone} isBusy={isBusy} again={again} />
            )}
          </>
        ) : (
          <>
            <div className="allright row between gap-2">{head}</div>
            {troubles}
          </>
        )}
        {isWaiting && <WaitingForNetwork />}
        {isPending && <ResidencesLoading />}
        {isEmpty && <EmptyBoard mayManage={mayManage} />}
        <VisuallyHidden>
          <span aria-live="polite">{changedWords}</span>
          <span aria-live="polite">{conflicts}</span>
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
      </section>
    </BoardToolsContext>
  )
}

type TroublesProps = { board: Board; isOnline: boolean; checked: string | null }

function Troubles({ board: { read, error, queue, again }, isOnline, checked }: TroublesProps) {
  const { waiting, trouble } = useQueueSummary(queue)
  const isSignedOut = error !== null && toFailure(error).status === 401
  const isSaid = isSignedOut && waiting > 0
  return (
    <>
      <ChangesNotice queue={queue} again={again} isSignedOut={isSignedOut} />
      {isOnline && error && !isSaid && <BoardError error={error} checked={checked} again={again} />}
      {isOnline && !error && read?.isKept && checked && (waiting === 0 || trouble === 'none') && (
        <KeptMeanwhile checked={checked} again={again} />
      )}
    </>
  )
}

function useConflictWords(queue: BedQueue | null): string {
  return [...useQueueViews(queue).values()]
    .filter(({ conflict }) => conflict !== null)
    .map(({ place }) => `Two numbers for ${place || 'one of your houses'}: choose one.`)
    .join(' ')
}
