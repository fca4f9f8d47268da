import { Link } from 'react-router'

type ChangedLineProps = {
  /** How many homes have another number than when the list was drawn. */
  changes: number
  /** The list's own address: following it draws the list in its new order. */
  here: string
  /** "2 homes changed." and "Sort again". */
  words: { changed: (homes: number) => string; sortAgain: string }
  className?: string
}

/** Stands above a list whose numbers have changed since it was drawn: it never re-sorts by itself. */
export function ChangedLine({ changes, here, words, className = 'small' }: ChangedLineProps) {
  if (changes === 0) return null
  return (
    <p className={className}>
      {words.changed(changes)} <Link to={here}>{words.sortAgain}</Link>
    </p>
  )
}
