import type { ComponentType, ReactNode } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { useAsking } from './asking/asking.query.ts'
import { BedsTonight, type ResidencesProps } from './beds-tonight.tsx'
import type { BoardSummary } from './state/board-summary.query.ts'
import type { Board } from './state/use-board.ts'
import { DirectoryStats } from './summary/directory-stats.tsx'
import { MovingIn } from './summary/moving-in.tsx'
import { Totals } from './summary/totals.tsx'

type WholeBoardProps = {
  user: SignedInUser
  board: Board
  now: Date | null
  list: ComponentType<ResidencesProps>
  beside: BoardSummary
  head: ReactNode
  above?: ReactNode
  below?: ReactNode
  actions?: ReactNode
}

export function WholeBoard({
  user,
  board,
  now,
  list: residences,
  beside,
  head,
  above,
  below,
  actions,
}: WholeBoardProps) {
  // People without a residence see no counts of zero.
  const isOperator = user.organization?.kind === 'operator'
  const hasResidences = isOperator || (board.read?.residences.length ?? 0) > 0
  const asking = useAsking(user, beside.asking)
  return (
    <div className={hasResidences && board.read?.residences.length !== 0 ? 'houses-first' : undefined}>
      {head}
      {hasResidences && <Totals board={board} />}
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-5">
          {above}
          {hasResidences && <BedsTonight board={board} now={now} list={residences} asking={asking} />}
          {below}
        </div>
        <aside className="deskside stack stack-fill gap-6 no-print" aria-label="Your desk">
          {actions}
          {user.organization?.kind === 'operator' && (
            <MovingIn role={user.organization.role} first={beside.progress} queue={board.queue} />
          )}
          <div className="stack stack-fill gap-2">
            <DirectoryStats first={beside.stats} />
            {beside.sampleData && <SampleNote>Houses and beds in this directory are made up.</SampleNote>}
          </div>
        </aside>
      </div>
    </div>
  )
}
