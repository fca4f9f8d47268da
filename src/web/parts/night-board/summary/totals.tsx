import { useViews } from '#web/parts/night-board/group/use-group-view.ts'
import type { Board } from '#web/parts/night-board/state/use-board.ts'
import { Light } from '#web/ui/marks/light.tsx'
import { addTotals, computeBoardTotals } from './board-numbers.ts'

export function Totals({ board: { read, error, queue } }: { board: Board }) {
  const views = useViews(queue)
  const totals = read && addTotals(computeBoardTotals(read.residences, views), read.paging?.others.totals)
  const failed = error !== null
  const formatTotal = (value: number | undefined) =>
    value?.toLocaleString('en-US') ?? (failed ? <span className="t-strong ink-2">Not known</span> : '...')
  return (
    <dl className="totals" aria-label="Your totals" aria-busy={!totals && !failed}>
      <div>
        <dt>Residences</dt>
        <dd>{formatTotal(totals?.residences)}</dd>
      </div>
      <div>
        <dt>Total beds</dt>
        <dd>{formatTotal(totals?.totalBeds)}</dd>
      </div>
      <div>
        <dt>Available beds</dt>
        <dd>
          {formatTotal(totals?.availableBeds)}
          {totals && totals.totalBeds > 0 && (
            <span className="wide-only no-print">
              <Light open={totals.availableBeds} total={totals.totalBeds} />
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Certified</dt>
        <dd>{formatTotal(totals?.narrCertified)}</dd>
      </div>
    </dl>
  )
}
