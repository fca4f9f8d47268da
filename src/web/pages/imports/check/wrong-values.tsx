import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { CheckedImport, WrongValue } from '#contract/imports/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'

type Means = { field: string; found: string; value: string | null }

type Words = CheckedSheetWords['wrong']

type WrongValuesProps = {
  words: Words
  view: Pick<CheckedImport, 'wrongValues' | 'saidValues'>
  onSay: (means: Means) => void
}

export function WrongValues({ words, view: { wrongValues, saidValues }, onSay }: WrongValuesProps) {
  if (wrongValues.length + saidValues.length === 0) return null
  return (
    <ul className="wrong-values ruled">
      {wrongValues.map((one, at) => (
        <li key={`${one.field} ${one.expected} ${one.found}`} className="grid gap-2">
          <p className="break">
            <b>{words.rows(one.rows, quoteFound(one.found, words))}</b> {words.under(one.column, one.expected)}{' '}
            <span className="quiet">{words.which(one.first, one.rows > one.first.length)}</span>
          </p>
          <Meaning words={words} one={one} at={at} onSay={onSay} />
        </li>
      ))}
      {saidValues.map(({ field, column, found, value }, at) => (
        <li key={`${field} ${found}`} className="row gap-2 align-center">
          <span className="grow-18 break">
            {column}: {quoteFound(found, words)} {words.means(value)}.
          </span>
          <input type="hidden" name={`said.${at}.field`} value={field} />
          <input type="hidden" name={`said.${at}.found`} value={found} />
          <Button type="submit" variant="text" small name="unsay" value={at}>
            {words.takeBack}
            <span className="vh">: {found}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

type MeaningProps = { words: Words; one: WrongValue; at: number; onSay: (means: Means) => void }

function Meaning({ words, one, at, onSay }: MeaningProps) {
  const { field, found, listed, column, rows } = one
  const label = words.ofRows(column, rows, shorten(found) || words.nothing)
  const say = (value: string) => {
    if (value !== '') onSay({ field, found, value })
  }
  return (
    <div className="row gap-2 align-center">
      <input type="hidden" name={`value.${at}.field`} value={field} />
      <input type="hidden" name={`value.${at}.found`} value={found} />
      {listed ? (
        <Select
          className="input-short"
          name={`value.${at}.means`}
          aria-label={label}
          placeholder={words.choose}
          options={listed}
          defaultValue=""
          onChange={(event) => say(event.currentTarget.value)}
        />
      ) : (
        <Input
          className="grow-18"
          name={`value.${at}.means`}
          aria-label={label}
          autoComplete="off"
          onBlur={(event) => say(event.currentTarget.value)}
        />
      )}
      {field === 'name' ? (
        <Button type="button" small onClick={() => say(found)}>
          {words.name}
          <span className="vh">: {found}</span>
        </Button>
      ) : found === '' ? (
        <Button type="submit" small>
          {words.all}
        </Button>
      ) : (
        <Button type="submit" small name="leave" value={at}>
          {words.leave}
          <span className="vh">: {found}</span>
        </Button>
      )}
    </div>
  )
}

const quoteFound = (found: string, words: Words) => (found === '' ? words.nothing : `“${shorten(found)}”`)

const shorten = (found: string) => (found.length > 80 ? `${found.slice(0, 80)}…` : found)
