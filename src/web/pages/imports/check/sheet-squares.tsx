import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { OutcomeCounts, RowOutcome } from '#domain/imports/row-outcome.ts'
import { formatNumber } from '#domain/language/numbers.ts'

const kinds = ['new', 'changed', 'same', 'duplicate', 'problem'] as const satisfies readonly RowOutcome[]

type SheetSquaresProps = {
  words: CheckedSheetWords['squares']
  squares: readonly RowOutcome[] | null
  counts: OutcomeCounts
}

export function SheetSquares({ words, squares, counts }: SheetSquaresProps) {
  return (
    <>
      {squares ? (
        <div className="sheetstrip row gap-1 pad-y-2" aria-hidden="true">
          {squares.map((outcome, at) => (
            <i key={at} className="cell" data-k={outcome} />
          ))}
        </div>
      ) : (
        <SheetBar counts={counts} />
      )}
      <ul className="tally fit-7">
        {kinds.map((outcome) => (
          <li key={outcome} className="marked gap-2 tight align-center">
            <i className="cell" data-k={outcome} aria-hidden="true" />
            <b className="t-title tabular">{formatNumber(counts[outcome])}</b>
            <span className="small ink-2">
              {outcome === 'problem' && counts.problem === 1 ? words.oneProblem : words[outcome]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const width = 1000

function SheetBar({ counts }: { counts: OutcomeCounts }) {
  const all = kinds.reduce((sum, outcome) => sum + counts[outcome], 0)
  let at = 0
  return (
    <svg className="sheetbar" viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
      {kinds.map((outcome) => {
        const share = (counts[outcome] / Math.max(all, 1)) * width
        const x = at
        at += share
        return share > 0 && <rect key={outcome} data-k={outcome} x={x} y="0" width={Math.max(share, 2)} height="24" />
      })}
    </svg>
  )
}
