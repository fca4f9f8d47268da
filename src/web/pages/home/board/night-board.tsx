import { useQuery } from '@tanstack/react-query'
import type { SignedInUser } from '#contract/auth.ts'
import type { MyResidence } from '#contract/residences.ts'
import { dayAndTimeWords } from '#web/parts/desk/moment-words.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { Queries } from '#web/parts/queries/queries.tsx'
import { useSite } from '#web/plumbing/site.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { DirectoryStats } from './directory-stats.tsx'
import { Houses } from './houses.tsx'
import { MovingIn } from './moving-in.tsx'
import { type AffiliateState, OwnDesk } from './own-desk.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Totals } from './totals.tsx'
import '#web/parts/desk/board.css'
import '#web/parts/desk/desk.css'
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
  const residences = useQuery<MyResidence[]>({ queryKey: ['/api/my-residences'] })
  const now = useNow(null)
  const site = useSite()
  // Somebody who belongs to nothing yet is about to be one.
  const isOperator = (user.organisation?.kind ?? 'operator') === 'operator'
  const isEmpty = residences.data?.length === 0
  const canAdd = isOperator && !isEmpty
  // Who runs no house is not met by a row of zeros.
  const hasTotals = isOperator || (residences.data?.length ?? 0) > 0
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
      {hasTotals && <Totals residences={residences.data} failed={residences.isError} />}
      <div className="deskgrid">
        <div className="deskmain">
          <noscript>
            <p>Your houses are read by a script. Allow JavaScript for this site to see them.</p>
          </noscript>
          <Houses residences={residences} now={now} />
          <BoardWays canAdd={canAdd} className="phone-only" />
        </div>
        <aside className="deskside" aria-label="Your desk">
          <QuickActions />
          {user.organisation?.kind === 'operator' && <MovingIn role={user.organisation.role} />}
          <div>
            <DirectoryStats />
            {site?.sampleData && <SampleNote>Houses and beds in this directory are made up.</SampleNote>}
          </div>
        </aside>
      </div>
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
