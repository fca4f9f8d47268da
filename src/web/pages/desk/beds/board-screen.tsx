import { type ComponentType, useCallback } from 'react'
import { bedsWords } from '#content/desk/beds.ts'
import type { SignedInUser } from '#contract/account/auth.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import type { HousesProps } from '#web/parts/night-board/beds-tonight.tsx'
import { refusedWords } from '#web/parts/night-board/group/refused-words.ts'
import type { RefusedForm } from '#web/parts/night-board/group/use-group-view.ts'
import type { BoardRead } from '#web/parts/night-board/state/board.query.ts'
import type { BoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { useBoardOnPage } from '#web/parts/night-board/state/use-board-on-page.ts'
import { isSaidAnew } from '#web/parts/night-board/summary/board-numbers.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export type BoardOnPage = { board: BoardRead; beside: BoardSummary }

type Houses = ComponentType<HousesProps>

export function BoardScreen({ of, houses }: { of: DeskScreenProps<BoardOnPage>; houses: Houses }) {
  const show = useCallback((shown: DeskShown<BoardOnPage>) => <Beds {...shown} houses={houses} />, [houses])
  return <DeskScreen of={of} show={show} />
}

function Beds({ answer, refused, user, houses }: DeskShown<BoardOnPage> & { houses: Houses }) {
  return (
    <DeskFrame answer={answer} title={bedsWords.heading} here="/" again="/workspace/beds">
      {(read) => user && <NightBoard read={read} user={user} refused={refused} houses={houses} />}
    </DeskFrame>
  )
}

type NightBoardProps = { read: BoardOnPage; user: SignedInUser; refused: RefusedForm | null; houses: Houses }

/** It refreshes its houses itself, apart from its page. */
function NightBoard({ read: { board: first, beside }, user, refused, houses }: NightBoardProps) {
  const { board, now, date } = useBoardOnPage(user, first)
  return (
    <WholeBoard
      user={user}
      board={board}
      now={now}
      houses={houses}
      refused={refused}
      beside={beside}
      head={<DeskHead title={bedsWords.heading} lead={date} />}
      above={
        refused &&
        !isSaidAnew(refused.values.group, first, board.read) && (
          <Notice tone="danger" title={refusedWords(refused, first.residences)} announced />
        )
      }
    />
  )
}
