import { type ComponentType, useMemo } from 'react'
import type { SignedInBoardWords } from '#content/landing/board.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { say } from '#domain/language/say.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskShell } from '#web/parts/desk/frame/desk-shell.tsx'
import { useUnanswered } from '#web/parts/desk/news/unanswered.query.ts'
import { DeskPageStateContext, useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { DeskStanding } from '#web/parts/desk/standing.query.ts'
import type { ResidencesProps } from '#web/parts/night-board/beds-tonight.tsx'
import type { BoardRead } from '#web/parts/night-board/state/board.query.ts'
import type { BoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { useBoardOnPage } from '#web/parts/night-board/state/use-board-on-page.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { CertificationNews } from './certification-news.query.ts'
import type { OwnDeskSaid } from './describe-own-desk.ts'
import { OwnDesk } from './own-desk.tsx'
import { QuickActions } from './quick-actions.tsx'
import { useWaitingClaims } from './waiting-claims.query.ts'

export type SignedInBoardProps = {
  words: SignedInBoardWords
  user: SignedInUser
  first: BoardRead | null
  beside: BoardSummary
  claims: number | null
  own: OwnDeskSaid | null
  news: CertificationNews | null
  desk: DeskStanding
}

export function SignedInBoard({ list: residences, ...given }: NightBoardProps) {
  const { heardTo, timeZone } = given.desk
  // The board reads its numbers itself: nothing reads the page again.
  const none = useDeskPageState()
  const page = useMemo(() => ({ ...none, heardTo, timeZone: timeZone ?? 'UTC' }), [none, heardTo, timeZone])
  return (
    <DeskPageStateContext value={page}>
      <NightBoard {...given} list={residences} />
    </DeskPageStateContext>
  )
}

type NightBoardProps = SignedInBoardProps & { list: ComponentType<ResidencesProps> }

function NightBoard({ words, user, first, beside, claims, own, news, desk, list: residences }: NightBoardProps) {
  const { board, now, date } = useBoardOnPage(user, first)
  const { unanswered, questions } = useUnanswered(user, { desk })
  const waitingClaims = useWaitingClaims(user, claims)
  const isOperator = user.organization?.kind === 'operator'
  const canAdd = board.mayManage && board.read?.residences.length !== 0
  return (
    <DeskShell person={user} here="/" unanswered={unanswered}>
      <WholeBoard
        user={user}
        board={board}
        now={now}
        list={residences}
        beside={beside}
        head={
          <DeskHead title={say(words.welcome, { name: user.firstName || words.nameless })} lead={date} isWideOnly>
            <BoardWays words={words} canAdd={canAdd} />
          </DeskHead>
        }
        above={
          isOperator
            ? first === null && <WithoutScript words={words} />
            : own && <OwnDesk words={words} own={own} waiting={waitingClaims} />
        }
        below={
          <div className="acts row gap-2 phone-only">
            <BoardWays words={words} canAdd={canAdd} />
          </div>
        }
        actions={<QuickActions words={words} user={user} waiting={questions} news={news} />}
      />
    </DeskShell>
  )
}

function WithoutScript({ words }: { words: SignedInBoardWords }) {
  return (
    <noscript>
      <p>
        {words.withoutScript} <a href="/workspace/beds">{words.beds}</a>.
      </p>
    </noscript>
  )
}

/** On phones the houses come first and these below them (docs/specification.md, design S7). */
function BoardWays({ words, canAdd }: { words: SignedInBoardWords; canAdd: boolean }) {
  return (
    <>
      {canAdd && (
        <ButtonLink to="/workspace/residences/new" variant="primary" icon="plus">
          {words.add}
        </ButtonLink>
      )}
      <ButtonLink to="/residences" icon="search">
        {words.search}
      </ButtonLink>
    </>
  )
}
