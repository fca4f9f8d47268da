import type { ReadingWords } from '#content/imports/reading-sheet.ts'
import type { ReadFrom } from '#contract/imports/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type ReadFromProps = { from: ReadFrom; words: ReadingWords['from'] }

/** Asked where we are not sure: a wrong row of headings makes every row wrong. */
export function HeadingsQuestion({ from, words }: ReadFromProps) {
  if (from.isSure) return null
  return (
    <Notice className="guesses mt-4" icon="table" title={words.question(from.headings.at(-1))}>
      <TopRows from={from} words={words} />
    </Notice>
  )
}

export function HowRead({ from, words }: ReadFromProps) {
  const others = from.sheets.flatMap(({ name }, at) => (at === from.sheet ? [] : [{ name, at }]))
  return (
    <div className="import-read grid gap-2 mt-4">
      {words.lines(from).map((line) => (
        <p key={line} className="small ink-2 break">
          {line}
        </p>
      ))}
      {others.length > 0 && (
        <div className="row gap-2 align-center">
          {others.map(({ name, at }) => (
            <Button key={at} type="submit" small name="sheet" value={at}>
              {words.otherSheet(name)}
            </Button>
          ))}
        </div>
      )}
      {from.isSure && (
        <Disclosure className="fold-link" summary={words.choose}>
          <TopRows from={from} words={words} />
        </Disclosure>
      )}
    </div>
  )
}

function TopRows({ from, words }: ReadFromProps) {
  const chosen = from.headings.at(-1) ?? 0
  return (
    <fieldset key={`${from.sheet} ${chosen}`} className="top-rows grid gap-2">
      <legend className="vh">{words.rows}</legend>
      <input type="hidden" name="was.headings" value={chosen} />
      {from.top.map(({ row, cells }) => (
        <label key={row} className="top-row grid gap-2 align-center">
          <input type="radio" name="headings" value={row} defaultChecked={row === chosen} />
          <b className="tabular">{words.row(row)}</b>
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
        <b>{words.none}</b>
      </label>
      <div className="row">
        <Button type="submit" small icon="check" name="read" value="headings">
          {words.submit}
        </Button>
      </div>
    </fieldset>
  )
}
