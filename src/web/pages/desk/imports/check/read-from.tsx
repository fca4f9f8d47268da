import type { ReadFrom } from '#contract/imports/imports.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type ReadFromProps = { from: ReadFrom }

/** Asked where we are not sure: a wrong row of headings makes every row wrong. */
export function HeadingsQuestion({ from }: ReadFromProps) {
  if (from.isSure) return null
  const [last] = from.headings.slice(-1)
  const title =
    last === undefined ? 'We find no row of headings. Is that right?' : `Is row ${last} the row of headings?`
  return (
    <Notice className="guesses mt-4" icon="table" title={title}>
      <TopRows from={from} />
    </Notice>
  )
}

export function HowRead({ from }: ReadFromProps) {
  const lines = readLines(from)
  const others = from.sheets.flatMap(({ name }, at) => (at === from.sheet ? [] : [{ name, at }]))
  return (
    <div className="import-read grid gap-2 mt-4">
      {lines.map((line) => (
        <p key={line} className="small ink-2 break">
          {line}
        </p>
      ))}
      {others.length > 0 && (
        <div className="row gap-2 align-center">
          {others.map(({ name, at }) => (
            <Button key={at} type="submit" small name="sheet" value={at}>
              Read sheet “{name}” instead
            </Button>
          ))}
        </div>
      )}
      {from.isSure && (
        <Disclosure className="fold-link" summary="Choose the row of headings">
          <TopRows from={from} />
        </Disclosure>
      )}
    </div>
  )
}

function TopRows({ from }: ReadFromProps) {
  const chosen = from.headings.at(-1) ?? 0
  return (
    <fieldset key={`${from.sheet} ${chosen}`} className="top-rows grid gap-2">
      <legend className="vh">Row of headings</legend>
      <input type="hidden" name="was.headings" value={chosen} />
      {from.top.map(({ row, cells }) => (
        <label key={row} className="top-row grid gap-2 align-center">
          <input type="radio" name="headings" value={row} defaultChecked={row === chosen} />
          <b className="tabular">Row {row}</b>
          <span className="top-cells">
            {cells.map((cell, at) => (
              <span key={at} className="top-cell">
                {cell === '' ? ' ' : cell}
              </span>
            ))}
          </span>
        </label>
      ))}
      <label className="top-row grid gap-2 align-center">
        <input type="radio" name="headings" value={0} defaultChecked={chosen === 0} />
        <b>There are no headings</b>
      </label>
      <div className="row">
        <Button type="submit" small icon="check" name="read" value="headings">
          Use this choice
        </Button>
      </div>
    </fieldset>
  )
}

function readLines({ sheet, sheets, others, headings, titles, dropped, droppedCount }: ReadFrom): string[] {
  const name = sheets[sheet]?.name ?? ''
  const lines: string[] = []
  if (sheets.length + others.length > 1) {
    const kept = others.length === 0 ? '' : ` Not read, because no houses are in them: ${quoteWords(others)}.`
    lines.push(`We read the sheet “${name}”.${kept}`)
  }
  const [first] = titles
  if (first) {
    const above = titles.length === 1 ? `Row ${first.row} above is` : `${describeRows(titles)} above are`
    lines.push(`${describeHeadings(headings)} ${above} passed over: ${quoteWords(titles.map(({ words }) => words))}.`)
  } else if (headings.length > 1) lines.push(describeHeadings(headings))
  if (droppedCount > 0) {
    const more = droppedCount > dropped.length ? ` and ${formatNumber(droppedCount - dropped.length)} more` : ''
    const are = droppedCount === 1 ? 'is' : 'are'
    lines.push(
      `${describeRows(dropped)}${more} ${are} no house and left out: ${quoteWords(dropped.map(({ words }) => words))}.`,
    )
  }
  return lines
}

function describeHeadings(headings: readonly number[]): string {
  const [first, second] = headings
  if (first === undefined) return 'The file has no headings.'
  return second === undefined ? `Headings are in row ${first}.` : `Headings are in rows ${first} and ${second}.`
}

function describeRows(rows: readonly { row: number }[]): string {
  const numbers = rows.map(({ row }) => String(row))
  return numbers.length === 1 ? `Row ${numbers[0]}` : `Rows ${list(numbers)}`
}

const list = (items: readonly string[]) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ')

function quoteWords(words: readonly string[]): string {
  const some = [...new Set(words)].slice(0, 4).map((one) => `“${one}”`)
  return some.join(', ')
}
