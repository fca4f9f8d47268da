import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import './said-list.css'

type SaidRow = {
  id: string
  mark: 'yes' | 'no' | 'plain-no' | 'unsaid' | 'fact'
  words: ReactNode
  below?: ReactNode
  isWide?: boolean
}

const icons = { yes: 'yes', no: 'no', 'plain-no': 'minus', unsaid: 'unsaid', fact: 'message' } as const

export function SaidList({ rows }: { rows: readonly SaidRow[] }) {
  return (
    <ul className="said-list fit-16">
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
