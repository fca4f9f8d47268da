import type { CheckedImport, WrongValue } from '#contract/imports/imports.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'

type Means = { field: string; found: string; value: string | null }

type WrongValuesProps = {
  view: Pick<CheckedImport, 'wrongValues' | 'saidValues'>
  onSay: (means: Means) => void
}

export function WrongValues({ view: { wrongValues, saidValues }, onSay }: WrongValuesProps) {
  if (wrongValues.length + saidValues.length === 0) return null
  return (
    <ul className="wrong-values ruled">
      {wrongValues.map((one, at) => (
        <li key={`${one.field} ${one.expected} ${one.found}`} className="grid gap-2">
          <p className="break">
            <b>
              {formatNumber(one.rows)} rows say {quoteFound(one.found)}
            </b>{' '}
            under {one.column}. Expected: {one.expected}. <span className="quiet">{describeRows(one)}</span>
          </p>
          <Meaning one={one} at={at} onSay={onSay} />
        </li>
      ))}
      {saidValues.map(({ field, column, found, value }, at) => (
        <li key={`${field} ${found}`} className="row gap-2 align-center">
          <span className="grow-18 break">
            {column}: {quoteFound(found)} {value === '' ? 'is left out' : `means ${value}`}.
          </span>
          <input type="hidden" name={`said.${at}.field`} value={field} />
          <input type="hidden" name={`said.${at}.found`} value={found} />
          <Button type="submit" variant="text" small name="unsay" value={at}>
            Take back<span className="vh">: {found}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

type MeaningProps = { one: WrongValue; at: number; onSay: (means: Means) => void }

function Meaning({ one, at, onSay }: MeaningProps) {
  const { field, found, listed, column, rows } = one
  const label = `${column} for the ${formatNumber(rows)} rows that say ${found === '' ? 'nothing' : shorten(found)}`
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
          placeholder="Choose"
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
          It is the name<span className="vh">: {found}</span>
        </Button>
      ) : found === '' ? (
        <Button type="submit" small>
          Use for all
        </Button>
      ) : (
        <Button type="submit" small name="leave" value={at}>
          Leave out<span className="vh">: {found}</span>
        </Button>
      )}
    </div>
  )
}

function describeRows({ rows, first }: WrongValue): string {
  return `Rows ${first.join(', ')}${rows > first.length ? ' and others' : ''}.`
}

const quoteFound = (found: string) => (found === '' ? 'nothing' : `“${shorten(found)}”`)

const shorten = (found: string) => (found.length > 80 ? `${found.slice(0, 80)}…` : found)
