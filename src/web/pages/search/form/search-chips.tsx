import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/ui/action/chip.css'
import type { SearchWords } from '#content/search/search.en.ts'
import type { Chip } from '#web/pages/search/search/search-view.ts'

type SearchChipsProps = { chips: readonly Chip[]; clear: string; words: SearchWords }

export function SearchChips({ chips, clear, words }: SearchChipsProps) {
  if (chips.length === 0) return null
  const { label, remove, clearAll } = words.chips
  return (
    <ul className="chips row gap-2" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.name} className={chip.isSaid ? 'wide-only' : undefined}>
          <a className="chip" href={chip.to}>
            {chip.words} <Icon name="close" />
            <VisuallyHidden>{remove}</VisuallyHidden>
          </a>
        </li>
      ))}
      <li className="wide-only">
        <a className="btn btn-text btn-sm" href={clear}>
          {clearAll}
        </a>
      </li>
    </ul>
  )
}
