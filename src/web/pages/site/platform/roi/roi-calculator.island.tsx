import { memo, useDeferredValue, useMemo, useState } from 'react'
import { estimateRoi, formatDigits, formatDollars, type RoiMonth } from '#domain/figures/roi/roi.ts'
import {
  assumedNames,
  exampleTexts,
  type RoiNumbers,
  type RoiTexts,
  writeCarriedRoi,
} from '#domain/figures/roi/roi-numbers.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { RoiForm, type RoiFormText } from './roi-form.tsx'
import { RoiSums } from './roi-result.tsx'
import { useRoi } from './use-roi.ts'
import { YearChart } from './year-chart.tsx'
import '#web/ui/text/card.css'

// The typed digit is shown before the chart is rendered again.
const Chart = memo(YearChart)
const ChartInWords = memo(YearTable)

export default function RoiCalculator({ text, asked }: { text: RoiFormText; asked: RoiTexts }) {
  const roi = useRoi(asked)
  const { numbers, troubles, isHeld, isSettled, query } = roi
  const shown = useDeferredValue(numbers)
  const estimate = useMemo(() => estimateRoi(shown), [shown])
  const isChanged = assumedNames.some((name) => asked[name] !== exampleTexts[name])
  return (
    <>
      <RoiForm text={text} initial={asked} isChanged={isChanged} roi={roi} />
      <section
        className="roi-result c-7 panel stack stack-fill"
        id="roi-result"
        tabIndex={-1}
        aria-label="The result"
        data-held={isHeld || undefined}
      >
        {isHeld && (
          <Notice title={describeWrong(Object.keys(troubles).length)} announced>
            <p>
              Until that is fixed, these are the last sums that worked out: {formatDigits(numbers.beds)} beds,{' '}
              {formatDigits(numbers.occupancy)}% filled, {formatDigits(numbers.hours)} office hours a week.
            </p>
          </Notice>
        )}
        <RoiSums estimate={estimate} numbers={shown} isSettled={isSettled && !isHeld} />
        <figure>
          <figcaption className="small ink-2 mb-2">Gains so far above the line, costs so far below it</figcaption>
          <Chart estimate={estimate} />
        </figure>
        <Disclosure summary="The year as a table">
          <ChartInWords months={estimate.months} />
        </Disclosure>
        <ShareRow numbers={numbers} query={query} />
        <SourceNote>a sum of your numbers and the assumptions beside it, not a promise</SourceNote>
      </section>
    </>
  )
}

function describeWrong(count: number): string {
  return count === 1 ? 'One number does not work yet.' : `${count} numbers do not work yet.`
}

const columns = [
  ['time', 'Time saved'],
  ['funding', 'Extra funding'],
  ['fees', 'More beds filled'],
  ['costs', 'Costs'],
  ['balance', 'What is left'],
] as const

function YearTable({ months }: { months: readonly RoiMonth[] }) {
  return (
    <Table caption="Totals so far, at the end of each month" className="year-table">
      <thead>
        <tr>
          <th scope="col">Month</th>
          {columns.map(([name, words]) => (
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
            {columns.map(([name, words]) => (
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

const SAYS: Record<CopyState, string> = {
  'not-yet': '',
  done: 'Link copied. It holds your numbers.',
  refused: 'Your browser did not let us copy. The address bar holds the same link.',
}

function ShareRow({ numbers, query }: { numbers: RoiNumbers; query: string }) {
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
          Send this with a message
        </ButtonLink>
        <Button icon="link" className="needs-script" onClick={copy}>
          Copy link
        </Button>
      </div>
      <p className="small bold kept-line mt-2" role="status">
        {SAYS[how]}
      </p>
    </div>
  )
}
