import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import './said-list.css'

type SaidRow = {
  id: string
  mark: 'yes' | 'no' | 'unsaid'
  words: ReactNode
  /** `<small>` lines below the words. */
  below?: ReactNode
  isWide?: boolean
}

/** Three values: a ticked, a crossed and a dashed square, beside words that say it without them. */
export function SaidList({ rows }: { rows: readonly SaidRow[] }) {
  return (
    <ul className="said-list">
      {rows.map(({ id, mark, words, below, isWide }) => (
        <li key={id} data-said={mark} data-wide={isWide || undefined}>
          <Icon name={mark} />
          <span>{words}</span>
          {below}
        </li>
      ))}
    </ul>
  )
}
