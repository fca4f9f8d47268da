import type { SignedInUser } from '#contract/auth.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { roomsOf, tabsOf } from '#web/parts/desk/desk-rooms.ts'
import { dayAndTimeWords } from '#web/parts/desk/moment-words.ts'
import { TabBar } from '#web/parts/desk/tab-bar.tsx'
import { useUnanswered } from '#web/parts/desk/unanswered.query.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { useWaysOffline } from '#web/parts/desk/use-ways-offline.ts'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { BedsTonight } from '#web/parts/night-board/beds-tonight.tsx'
import { useBoard } from '#web/parts/night-board/use-board.ts'
import { useKeptBoard } from '#web/parts/night-board/use-kept-board.ts'
import { Queries } from '#web/parts/queries/queries.tsx'
import { useSite } from '#web/plumbing/site.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { DirectoryStats } from './directory-stats.tsx'
import { MovingIn } from './moving-in.tsx'
import { type AffiliateState, OwnDesk } from './own-desk.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Totals } from './totals.tsx'
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
  const site = useSite()
  // Somebody who belongs to nothing yet is about to be one.
  const isOperator = (user.organisation?.kind ?? 'operator') === 'operator'
  const houses = board.read?.houses
  const isEmpty = houses?.length === 0
  const hasRooms = roomsOf(user).length > 0
  const canAdd = isOperator && !isEmpty
  // Who runs no house is not met by a row of zeros.
  const hasTotals = isOperator || (houses?.length ?? 0) > 0
  return (
    <div className="wrap desk">
      <header className="desk-head">
        <div>
          <h1>Welcome back, {user.firstName || 'Operator'}</h1>
          <p className="desk-date ink-2">{now && dayAndTimeWords(now)}</p>
        </div>
        <BoardWays canAdd={canAdd} className="wide-only" />
      </header>
      <OwnDesk user={user} state={affiliateState} />
      {hasTotals && <Totals board={board} />}
      <div className="deskgrid">
        <div className="deskmain">
          <noscript>
            <p>
              Your houses are read by a script here. Without one they are at <a href="/workspace/beds">Beds tonight</a>.
            </p>
          </noscript>
          <BedsTonight board={board} now={now} />
          <BoardWays canAdd={canAdd} className="phone-only" />
        </div>
        <aside className="deskside" aria-label="Your desk">
          <QuickActions hasRooms={hasRooms} waiting={mayAtDesk(user, 'messages') ? questions : null} />
          {user.organisation?.kind === 'operator' && <MovingIn role={user.organisation.role} />}
          <div>
            <DirectoryStats />
            {site?.sampleData && <SampleNote>Houses and beds in this directory are made up.</SampleNote>}
          </div>
        </aside>
      </div>
      {hasRooms && <TabBar tabs={tabsOf(user, unanswered)} />}
    </div>
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
