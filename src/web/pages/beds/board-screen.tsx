import type { ComponentType } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import type { ResidencesProps } from '#web/parts/night-board/beds-tonight.tsx'
import { describeRefusedForm } from '#web/parts/night-board/group/refused-words.ts'
import type { BoardRead } from '#web/parts/night-board/state/board.query.ts'
import type { BoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { useBoardOnPage } from '#web/parts/night-board/state/use-board-on-page.ts'
import { isSaidAnew } from '#web/parts/night-board/summary/board-numbers.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Notice } from '#web/ui/text/notice.tsx'

export type BoardOnPage = { board: BoardRead; beside: BoardSummary }

type BoardScreenProps = { of: DeskScreenProps<BoardOnPage>; heading: string; list: ComponentType<ResidencesProps> }

export function BoardScreen({ of, heading, list }: BoardScreenProps) {
  return (
    <FramedScreen of={of} title={heading} here="/" again="/workspace/beds">
      {(read, { user, refused }) =>
        user && <NightBoard read={read} user={user} refused={refused} heading={heading} list={list} />
      }
    </FramedScreen>
  )
}

type NightBoardProps = Omit<BoardScreenProps, 'of'> & {
  read: BoardOnPage
  user: SignedInUser
  refused: FormAnswer | null
}

function NightBoard({ read: { board: first, beside }, user, refused, heading, list: residences }: NightBoardProps) {
  const { board, now, date } = useBoardOnPage(user, first)
  return (
    <WholeBoard
      user={user}
      board={board}
      now={now}
      list={residences}
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
