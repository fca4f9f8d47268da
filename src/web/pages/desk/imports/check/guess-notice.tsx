import type { CheckedImport, ImportColumn } from '#contract/imports/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export function GuessNotice({ columns }: { columns: readonly ImportColumn[] }) {
  const guesses = columns.filter(({ isGuess }) => isGuess)
  if (guesses.length === 0) return null
  const [only] = guesses
  const title =
    guesses.length === 1 && only ? (
      <>One guess to check: {describeGuess(only)}</>
    ) : (
      `${guesses.length} guesses to check.`
    )
  return (
    <Notice className="guesses mt-4" icon="table" title={title}>
      <div className="ruled">
        {guesses.map((guess, at) => (
          <div className="row" key={guess.column}>
            {guesses.length > 1 && <span className="grow-18">{describeGuess(guess).replace(/^y/, 'Y')}</span>}
            <Button type="submit" small icon="check" name="sure" value={guess.column}>
              {guess.field === null ? 'Leave it out' : 'Looks right'}
              {guesses.length > 1 && <span className="vh">: {guess.name}</span>}
            </Button>
            {at === 0 && (
              <a className="btn btn-text btn-sm" href="#allcolumns">
                {columns.length === 1 ? 'See the column' : `See all ${columns.length} columns`}
              </a>
            )}
          </div>
        ))}
      </div>
    </Notice>
  )
}

/** Without a name column no row can be imported: said once, not for each row. */
export function NoName({ columns, problems }: Pick<CheckedImport, 'columns' | 'problems'>) {
  const isNamed = columns.some(({ field }) => field === 'name')
  if (isNamed || !problems.some(({ field }) => field === 'name')) return null
  const maybe = columns.find(({ field, isRefused, first }) => field === null && !isRefused && first !== '')
  return (
    <Notice className="guesses mt-4" icon="table" title="No column is the name of the house.">
      <p>
        {maybe && <>Is it “{maybe.name}”? </>}
        Choose “Name” for the right one under <a href="#allcolumns">Your columns</a>. Every row needs one.
      </p>
    </Notice>
  )
}

function describeGuess({ name, label, mayBe }: ImportColumn): string {
  return label === null
    ? `your column “${name}” is not imported. Its values look like ${mayBe}.`
    : `your column “${name}” goes to ${label}.`
}
