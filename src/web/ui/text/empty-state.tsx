import type { ReactNode } from 'react'
import './empty-state.css'

const OUTLINE = {
  house: 'M8 44 48 12l40 32M18 38v48h60V38M41 86V64h14v22M26 46h12v14H26zM58 46h12v14H58z',
  window: 'M22 10h52v76H22zM48 10v76M22 48h52M14 86h68',
} as const

type EmptyStateProps = { mark?: keyof typeof OUTLINE; title: ReactNode; headingLevel?: 2 | 3; children?: ReactNode }

export function EmptyState({ mark = 'house', title, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="empty row gap-5 pad-y-6">
      <svg className="emptymark" viewBox="0 0 96 96" aria-hidden="true">
        <path d={OUTLINE[mark]} />
      </svg>
      <div className="stack gap-2 grow-18">
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  )
}
