import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { RoiFormWords, RoiResultWords } from '#content/site/platform/roi-calculator.ts'
import { estimateRoi, formatDigits, formatDollars, type RoiMonth } from '#domain/figures/roi/roi.ts'
import {
  assumedNames,
  exampleTexts,
  type RoiNumbers,
  type RoiTexts,
  writeCarriedRoi,
} from '#domain/figures/roi/roi-numbers.ts'
import { say, sayCount } from '#domain/language/say.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { SERIES } from './chart-shape.ts'
import { RoiForm } from './roi-form.tsx'
import { RoiSums } from './roi-result.tsx'
import { useRoi } from './use-roi.ts'
import { YearChart } from './year-chart.tsx'
import '#web/ui/text/card.css'

// The typed digit is shown before the chart is rendered again.
const Chart = memo(YearChart)
const ChartInWords = memo(YearTable)

type RoiCalculatorProps = { form: RoiFormWords; result: RoiResultWords; asked: RoiTexts }

export default function RoiCalculator({ form, result: words, asked }: RoiCalculatorProps) {
  const roi = useRoi(asked)
  const { numbers, troubles, isHeld, isSettled, query } = roi
  const shown = useDeferredValue(numbers)
  const estimate = useMemo(() => estimateRoi(shown), [shown])
  const isChanged = assumedNames.some((name) => asked[name] !== exampleTexts[name])
  return (
    <>
      <RoiForm words={form} initial={asked} isChanged={isChanged} roi={roi} />
      <section
        className="roi-result c-7 panel stack stack-fill"
        id="roi-result"
        tabIndex={-1}
        aria-label={words.label}
        data-held={isHeld || undefined}
      >
        {isHeld && (
          <Notice title={sayCount(words.wrong, Object.keys(troubles).length)} announced>
            <p>
              {say(words.held, {
                beds: formatDigits(numbers.beds),
                occupancy: formatDigits(numbers.occupancy),
                hours: formatDigits(numbers.hours),
              })}
            </p>
          </Notice>
        )}
        <RoiSums words={words} estimate={estimate} numbers={shown} isSettled={isSettled && !isHeld} />
        <figure>
          <figcaption className="small ink-2 mb-2">{words.year.chart}</figcaption>
          <Chart words={words} estimate={estimate} />
        </figure>
        <Disclosure summary={words.year.summary}>
          <ChartInWords words={words} months={estimate.months} />
        </Disclosure>
        <ShareRow words={words.share} numbers={numbers} query={query} />
        <SourceNote>{words.source}</SourceNote>
      </section>
    </>
  )
}

type YearTableProps = { words: RoiResultWords; months: readonly RoiMonth[] }

function YearTable({ words: { series, year }, months }: YearTableProps) {
  const columns = [
    ...SERIES.map((name) => ({ name, words: series[name].words })),
    { name: 'balance', words: year.balance },
  ] as const
  return (
    <Table caption={year.caption} className="year-table">
      <thead>
        <tr>
          <th scope="col">{year.month}</th>
          {columns.map(({ name, words }) => (
            <th key={name} scope="col" className="num">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month}>
            <th scope="row">{one.month}</th>
            {columns.map(({ name, words }) => (
              <td key={name} className="num" data-label={words}>
                {formatDollars(name === 'costs' ? -one.costs : one[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type CopyState = 'not-yet' | 'done' | 'refused'
type ShareRowProps = { words: RoiResultWords['share']; numbers: RoiNumbers; query: string }

function ShareRow({ words, numbers, query }: ShareRowProps) {
  const [copied, setCopied] = useState<{ query: string; how: CopyState }>({ query, how: 'not-yet' })
  // The text has changed since it was copied: hide the confirmation.
  const how = copied.query === query ? copied.how : 'not-yet'

  async function copy() {
    const link = `${location.origin}/platform?${query}#roi`
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ query, how: 'done' })
    } catch {
      history.replaceState(history.state, '', `?${query}#roi`)
      setCopied({ query, how: 'refused' })
    }
  }

  return (
    <div>
      <div className="row">
        <ButtonLink variant="primary" icon="mail" to={`/contact?topic=roi&roi=${writeCarriedRoi(numbers)}#send`}>
          {words.send}
        </ButtonLink>
        <Button icon="link" className="needs-script" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p className="small bold kept-line mt-2" role="status">
        {how !== 'not-yet' && words[how]}
      </p>
    </div>
  )
}
