import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import './said-list.css'

type SaidRow = {
  id: string
  /** 'plain-no' is a no that nobody asked about: it says what is, and warns of nothing. */
  mark: 'yes' | 'no' | 'plain-no' | 'unsaid' | 'fact'
  words: ReactNode
  /** `<small>` lines below the words. */
  below?: ReactNode
  isWide?: boolean
}

const icons = { yes: 'yes', no: 'no', 'plain-no': 'minus', unsaid: 'unsaid', fact: 'message' } as const

/** Three values: a ticked, a crossed and a dashed square, beside words that say it without them. */
export function SaidList({ rows }: { rows: readonly SaidRow[] }) {
  return (
    <ul className="said-list">
      {rows.map(({ id, mark, words, below, isWide }) => (
        <li key={id} data-said={mark} data-wide={isWide || undefined}>
          <Icon name={icons[mark]} />
          <span>{words}</span>
          {below}
        </li>
      ))}
    </ul>
  )
}
