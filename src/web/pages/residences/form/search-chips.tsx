import { Link } from 'react-router'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/ui/action/chip.css'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import type { Chip } from '../search-view.ts'

type SearchChipsProps = { chips: readonly Chip[]; clear: string; words: SearchWords }

/** Everything asked, each with a way to take it back: links, since the address holds them. */
export function SearchChips({ chips, clear, words }: SearchChipsProps) {
  if (chips.length === 0) return null
  const { label, remove, clearAll } = words.chips
  return (
    <ul className="chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.name} className={chip.isSaid ? 'said' : undefined}>
          <Link className="chip" to={chip.to} preventScrollReset>
            {chip.words} <Icon name="close" />
            <VisuallyHidden>{remove}</VisuallyHidden>
          </Link>
        </li>
      ))}
      <li className="wide">
        <Link className="btn btn-text btn-sm" to={clear} preventScrollReset>
          {clearAll}
        </Link>
      </li>
    </ul>
  )
}
