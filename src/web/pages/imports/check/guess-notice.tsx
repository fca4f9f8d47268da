import type { ReadingWords } from '#content/imports/reading-sheet.ts'
import type { CheckedImport, ImportColumn } from '#contract/imports/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type Words = { words: ReadingWords['guesses'] }

export function GuessNotice({ columns, words }: Words & { columns: readonly ImportColumn[] }) {
  const describeGuess = ({ name, label, mayBe }: ImportColumn) => words.guess(name, label, mayBe)
  const guesses = columns.filter(({ isGuess }) => isGuess)
  if (guesses.length === 0) return null
  const [only] = guesses
  const title = guesses.length === 1 && only ? `${words.one} ${describeGuess(only)}` : words.title(guesses.length)
  return (
    <Notice className="guesses mt-4" icon="table" title={title}>
      <div className="ruled">
        {guesses.map((guess, at) => (
          <div className="row" key={guess.column}>
            {guesses.length > 1 && <span className="grow-18">{describeGuess(guess).replace(/^y/, 'Y')}</span>}
            <Button type="submit" small icon="check" name="sure" value={guess.column}>
              {guess.field === null ? words.leaveOut : words.right}
              {guesses.length > 1 && <span className="vh">: {guess.name}</span>}
            </Button>
            {at === 0 && (
              <a className="btn btn-text btn-sm" href="#allcolumns">
                {words.see(columns.length)}
              </a>
            )}
          </div>
        ))}
      </div>
    </Notice>
  )
}

/** Without a name column no row can be imported: said once, not for each row. */
export function NoName({ columns, problems, words }: Words & Pick<CheckedImport, 'columns' | 'problems'>) {
  const isNamed = columns.some(({ field }) => field === 'name')
  if (isNamed || !problems.some(({ field }) => field === 'name')) return null
  const maybe = columns.find(({ field, isRefused, first }) => field === null && !isRefused && first !== '')
  return (
    <Notice className="guesses mt-4" icon="table" title={words.noName}>
      <p>
        {maybe && words.isIt(maybe.name)}
        {words.chooseName} <a href="#allcolumns">{words.columns}</a>. {words.everyRow}
      </p>
    </Notice>
  )
}
