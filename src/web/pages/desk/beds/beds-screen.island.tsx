import { bedsWords } from '#content/desk/beds.ts'
import type { SignedInUser } from '#contract/account/auth.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { refusedWords } from '#web/parts/night-board/group/refused-words.ts'
import type { RefusedForm } from '#web/parts/night-board/group/use-group-view.ts'
import type { BoardRead } from '#web/parts/night-board/state/board.query.ts'
import type { BoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { useBoardOnPage } from '#web/parts/night-board/state/use-board-on-page.ts'
import { isSaidAnew } from '#web/parts/night-board/summary/board-numbers.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type Read = { board: BoardRead; beside: BoardSummary }

export default function BedsScreen(given: DeskScreenProps<Read>) {
  return <DeskScreen of={given} show={Beds} />
}

function Beds({ answer, refused, user }: DeskShown<Read>) {
  return (
    <DeskFrame answer={answer} title={bedsWords.heading} here="/" again="/workspace/beds">
      {(read) => user && <NightBoard read={read} user={user} refused={refused} />}
    </DeskFrame>
  )
}

type NightBoardProps = { read: Read; user: SignedInUser; refused: RefusedForm | null }

/** It refreshes its houses itself, apart from its page. */
function NightBoard({ read: { board: first, beside }, user, refused }: NightBoardProps) {
  const { board, now, date } = useBoardOnPage(user, first)
  return (
    <WholeBoard
      user={user}
      board={board}
      now={now}
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
