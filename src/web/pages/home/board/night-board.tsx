import type { SignedInUser } from '#contract/auth.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { roomsOf, tabsOf } from '#web/parts/desk/desk-rooms.ts'
import { dayAndTimeWords } from '#web/parts/desk/moment-words.ts'
import { TabBar } from '#web/parts/desk/tab-bar.tsx'
import { useUnanswered } from '#web/parts/desk/unanswered.query.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { useWaysOffline } from '#web/parts/desk/use-ways-offline.ts'
import { useBoard } from '#web/parts/night-board/use-board.ts'
import { useKeptBoard } from '#web/parts/night-board/use-kept-board.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import { Queries } from '#web/parts/queries/queries.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { type AffiliateState, OwnDesk } from './own-desk.tsx'
import { QuickActions } from './quick-actions.tsx'
import { useWaitingClaims } from './waiting-claims.query.ts'
import './board.css'

type NightBoardProps = {
  user: SignedInUser
  /** The state of an affiliate, where it is known. */
  affiliateState?: AffiliateState | null
}

/** The signed-in home page: what the operator's houses said last, and the next thing to do. */
export function NightBoard(props: NightBoardProps) {
  return (
    <Queries>
      <Board {...props} />
    </Queries>
  )
}

function Board({ user, affiliateState = null }: NightBoardProps) {
  const board = useBoard(user)
  useKeptBoard(board.owner)
  useWaysOffline()
  const now = useNow(null)
  const { unanswered, questions } = useUnanswered(user)
  const waitingClaims = useWaitingClaims(user)
  const isOperator = user.organisation?.kind === 'operator'
  const canAdd = board.mayManage && board.read?.houses.length !== 0
  return (
    <div className="wrap desk">
      <header className="desk-head">
        <div>
          <h1>Welcome back, {user.firstName || 'Operator'}</h1>
          <p className="desk-date ink-2">{now && dayAndTimeWords(now)}</p>
        </div>
        <BoardWays canAdd={canAdd} className="wide-only" />
      </header>
      <WholeBoard
        {...{ user, board, now }}
        above={isOperator ? <WithoutScript /> : <OwnDesk user={user} state={affiliateState} waiting={waitingClaims} />}
        below={<BoardWays canAdd={canAdd} className="phone-only" />}
        actions={<QuickActions user={user} waiting={mayAtDesk(user, 'messages') ? questions : null} />}
      />
      {roomsOf(user).length > 0 && <TabBar tabs={tabsOf(user, unanswered)} />}
    </div>
  )
}

function WithoutScript() {
  return (
    <noscript>
      <p>
        Your houses are read by a script here. Without one they are at <a href="/workspace/beds">Beds tonight</a>.
      </p>
    </noscript>
  )
}

/** On a phone the houses come first and these below them (design, seekers and operators, section 7). */
function BoardWays({ canAdd, className }: { canAdd: boolean; className: string }) {
  return (
    <div className={`row board-ways ${className}`}>
      {canAdd && (
        <ButtonLink to="/workspace/residences/new" look="primary" icon="plus">
          Add Residence
        </ButtonLink>
      )}
      <ButtonLink to="/residences" icon="search">
        Search Directory
      </ButtonLink>
    </div>
  )
}
