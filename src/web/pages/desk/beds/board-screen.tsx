import { type ComponentType, useCallback } from 'react'
import type { SignedInUser } from '#contract/account/auth.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import type { ResidencesProps } from '#web/parts/night-board/beds-tonight.tsx'
import { describeRefusedForm } from '#web/parts/night-board/group/refused-words.ts'
import type { RefusedForm } from '#web/parts/night-board/group/use-group-view.ts'
import type { BoardRead } from '#web/parts/night-board/state/board.query.ts'
import type { BoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { useBoardOnPage } from '#web/parts/night-board/state/use-board-on-page.ts'
import { isSaidAnew } from '#web/parts/night-board/summary/board-numbers.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export type BoardOnPage = { board: BoardRead; beside: BoardSummary }

type Given = { heading: string; list: ComponentType<ResidencesProps> }

export function BoardScreen({ of, heading, list: residences }: Given & { of: DeskScreenProps<BoardOnPage> }) {
  const show = useCallback(
    (shown: DeskShown<BoardOnPage>) => <Beds {...shown} heading={heading} list={residences} />,
    [heading, residences],
  )
  return <DeskScreen of={of} show={show} />
}

function Beds({ answer, refused, user, heading, list: residences }: DeskShown<BoardOnPage> & Given) {
  return (
    <DeskFrame answer={answer} title={heading} here="/" again="/workspace/beds">
      {(read) => user && <NightBoard read={read} user={user} refused={refused} heading={heading} list={residences} />}
    </DeskFrame>
  )
}

type NightBoardProps = Given & { read: BoardOnPage; user: SignedInUser; refused: RefusedForm | null }

function NightBoard({ read: { board: first, beside }, user, refused, heading, list: residences }: NightBoardProps) {
  const { board, now, date } = useBoardOnPage(user, first)
  return (
    <WholeBoard
      user={user}
      board={board}
      now={now}
      list={residences}
      refused={refused}
      beside={beside}
      head={<DeskHead title={heading} lead={date} />}
      above={
        refused &&
        !isSaidAnew(refused.values.group, first, board.read) && (
          <Notice tone="danger" title={describeRefusedForm(refused, first.residences)} announced />
        )
      }
    />
  )
}
