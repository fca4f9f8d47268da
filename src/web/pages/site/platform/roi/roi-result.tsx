import {
  breakEvenWords,
  describePaidBack,
  formatDigits,
  formatDollars,
  type RoiEstimate,
} from '#domain/figures/roi/roi.ts'
import type { RoiNumbers } from '#domain/figures/roi/roi-numbers.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { SeriesName } from './chart-shape.ts'

type Line = { id: SeriesName; what: string; note: string; amount: number }

function formatLines({ time, funding, fees, costs, hoursSaved, hoursAWeek }: RoiEstimate): Line[] {
  const all: Line[] = [
    {
      id: 'time',
      what: 'Time saved',
      note: `${formatDigits(Math.round(hoursSaved))} hours; ${formatDigits(Math.round(hoursAWeek * 10) / 10)} a week once fully running`,
      amount: time,
    },
    { id: 'funding', what: 'Extra funding', note: 'if you apply and get it', amount: funding },
    { id: 'fees', what: 'More beds filled', note: 'your own assumption', amount: fees },
    { id: 'costs', what: 'Costs', note: 'moving in, and the price', amount: -costs },
  ]
  // A line of nothing is left out, but time and costs always stand: they are what people ask.
  return all.filter(({ id, amount }) => amount !== 0 || id === 'time' || id === 'costs')
}

function formatSources({ time, funding, fees }: RoiEstimate): string {
  const names = [time > 0 && 'time saved', funding > 0 && 'extra funding', fees > 0 && 'more beds filled'].filter(
    Boolean,
  )
  if (names.length === 0) return 'Nothing comes in by these numbers; the costs stand alone.'
  return `From ${names.join(', ').replace(/, ([^,]*)$/, ' and $1')}, less the costs.`
}

type Tile = { what: string; shown: string; note: string }

function toTiles(estimate: RoiEstimate, { beds, occupancy, fee }: RoiNumbers): Tile[] {
  const { feeIncome, bedIncome, emptyBeds } = estimate
  const empty = formatDigits(Math.round(emptyBeds * 10) / 10)
  return [
    {
      what: 'Current fee income',
      shown: `${formatDollars(feeIncome)} a year`,
      note: `${formatDigits(beds)} ${beds === 1 ? 'bed' : 'beds'}, ${formatDigits(occupancy)}% filled, at ${formatDollars(fee)} a month`,
    },
    {
      what: 'One more bed filled',
      shown: `${formatDollars(bedIncome)} a year`,
      note: `${empty} ${empty === '1' ? 'stands' : 'stand'} empty on a usual day`,
    },
    {
      what: 'Break-even in beds',
      shown: breakEvenWords(estimate),
      note: 'would cover the costs of the first year by its fees alone',
    },
  ]
}

function FeeTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="roi-fees fit-10 pad-y-4 line-above line-below">
      {tiles.map(({ what, shown, note }) => (
        <div key={what} className="stack gap-0">
          <dt className="small ink-2">{what}</dt>
          <dd className="stack gap-0">
            <b className="tabular">{shown}</b>
            <span className="small quiet">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type RoiSumsProps = { estimate: RoiEstimate; numbers: RoiNumbers; isSettled: boolean }

export function RoiSums({ estimate, numbers, isSettled }: RoiSumsProps) {
  const { total, feeIncome } = estimate
  const tiles = toTiles(estimate, numbers)
  const received = [
    `${formatDollars(total)} in the first year. Paid back ${describePaidBack(estimate)}.`,
    ...tiles.map(({ what, shown }) => `${what}: ${shown}.`),
  ]
  return (
    <>
      <div className="roi-first stack stack-fill">
        <p className="roi-total row align-baseline tight">
          <b className="display break">{formatDollars(total)}</b>
          <span>in the first year</span>
        </p>
        <p>
          {formatSources(estimate)} Paid back <b>{describePaidBack(estimate)}</b>.
          {feeIncome > 0 && total > 0 && (
            <> That is {formatDigits(Math.round((100 * total) / feeIncome))}% on top of the fees you take in now.</>
          )}
        </p>
        <FeeTiles tiles={tiles} />
      </div>
      <dl className="ruled">
        {formatLines(estimate).map(({ id, what, note, amount }) => (
          <div key={id} className="line between align-baseline gap-4">
            <dt className="stack gap-0 t-strong">
              {what} <span className="small quiet">{note}</span>
            </dt>
            <dd className="bold tabular nowrap">{formatDollars(amount)}</dd>
          </div>
        ))}
      </dl>
      <p role="status">
        <VisuallyHidden>{isSettled && received.join(' ')}</VisuallyHidden>
      </p>
    </>
  )
}
