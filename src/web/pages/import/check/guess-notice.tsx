import type { ImportColumn } from '#contract/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** Guesses that need a person, one line and one button each. */
export function GuessNotice({ columns }: { columns: readonly ImportColumn[] }) {
  const guesses = columns.filter(({ isGuess }) => isGuess)
  if (guesses.length === 0) return null
  const [only] = guesses
  const title =
    guesses.length === 1 && only ? (
      <>
        One guess to check: your column “{only.name}” goes to {only.label}.
      </>
    ) : (
      `${guesses.length} guesses to check.`
    )
  return (
    <Notice className="guesses" icon="table" title={title}>
      {guesses.map((guess, at) => (
        <div className="row" key={guess.column}>
          {guesses.length > 1 && (
            <span className="guess-words">
              Your column “{guess.name}” goes to {guess.label}.
            </span>
          )}
          <Button type="submit" small icon="check" name="sure" value={guess.column}>
            That is right
            {guesses.length > 1 && <span className="vh">: {guess.name}</span>}
          </Button>
          {at === 0 && (
            <a className="btn btn-text btn-sm" href="#columns">
              See all {columns.length} columns
            </a>
          )}
        </div>
      ))}
    </Notice>
  )
}
