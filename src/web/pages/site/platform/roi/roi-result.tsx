import type { RoiResultWords } from '#content/site/platform/roi-calculator.ts'
import {
  breakEvenWords,
  describePaidBack,
  formatDigits,
  formatDollars,
  type RoiEstimate,
} from '#domain/figures/roi/roi.ts'
import type { RoiNumbers } from '#domain/figures/roi/roi-numbers.ts'
import { say, sayCount } from '#domain/language/say.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { GAINS, SERIES, type SeriesName } from './chart-shape.ts'

type Line = { name: SeriesName; note: string; amount: number }

function listLines(estimate: RoiEstimate, { series }: RoiResultWords): Line[] {
  const hours = formatDigits(Math.round(estimate.hoursSaved))
  const weekly = formatDigits(Math.round(estimate.hoursAWeek * 10) / 10)
  const all = SERIES.map((name) => ({
    name,
    note: say(series[name].note, { hours, weekly }),
    amount: name === 'costs' ? -estimate.costs : estimate[name],
  }))
  // A line of nothing is left out, but time and costs always stand: they are what people ask.
  return all.filter(({ name, amount }) => amount !== 0 || name === 'time' || name === 'costs')
}

function formatSources(estimate: RoiEstimate, words: RoiResultWords): string {
  const gains = GAINS.filter((name) => estimate[name] > 0).map((name) => words.series[name].words.toLowerCase())
  if (gains.length === 0) return words.noSources
  return say(words.sources, { gains: gains.join(', ').replace(/, ([^,]*)$/, ' and $1') })
}

type Tile = { what: string; shown: string; note: string }

function toTiles(estimate: RoiEstimate, { beds, occupancy, fee }: RoiNumbers, { tiles }: RoiResultWords): Tile[] {
  const { feeIncome, bedIncome } = estimate
  const empty = Math.round(estimate.emptyBeds * 10) / 10
  return [
    {
      what: tiles.income.what,
      shown: say(tiles.aYear, { dollars: formatDollars(feeIncome) }),
      note: sayCount(tiles.income, beds, {
        count: formatDigits(beds),
        occupancy: formatDigits(occupancy),
        fee: formatDollars(fee),
      }),
    },
    {
      what: tiles.bed.what,
      shown: say(tiles.aYear, { dollars: formatDollars(bedIncome) }),
      note: sayCount(tiles.bed, empty, { count: formatDigits(empty) }),
    },
    { ...tiles.breakEven, shown: breakEvenWords(estimate) },
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

type RoiSumsProps = { words: RoiResultWords; estimate: RoiEstimate; numbers: RoiNumbers; isSettled: boolean }

export function RoiSums({ words, estimate, numbers, isSettled }: RoiSumsProps) {
  const { total, feeIncome } = estimate
  const tiles = toTiles(estimate, numbers, words)
  const received = [
    `${formatDollars(total)} ${words.inFirstYear}. ${words.paidBack} ${describePaidBack(estimate)}.`,
    ...tiles.map(({ what, shown }) => `${what}: ${shown}.`),
  ]
  return (
    <>
      <div className="roi-first stack stack-fill">
        <p className="roi-total row align-baseline tight">
          <b className="display break">{formatDollars(total)}</b>
          <span>{words.inFirstYear}</span>
        </p>
        <p>
          {formatSources(estimate, words)} {words.paidBack} <b>{describePaidBack(estimate)}</b>.
          {feeIncome > 0 &&
            total > 0 &&
            ` ${say(words.onTop, { percent: formatDigits(Math.round((100 * total) / feeIncome)) })}`}
        </p>
        <FeeTiles tiles={tiles} />
      </div>
      <dl className="ruled">
        {listLines(estimate, words).map(({ name, note, amount }) => (
          <div key={name} className="line between align-baseline gap-4">
            <dt className="stack gap-0 t-strong">
              {words.series[name].words} <span className="small quiet">{note}</span>
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
