import type { ReactNode } from 'react'

type DeskHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** The page says them again elsewhere on narrow screens. */
  isWideOnly?: boolean
  children?: ReactNode
}

export function DeskHead({ title, lead, isWideOnly = false, children }: DeskHeadProps) {
  return (
    <header className="desk-head row between align-end gap-4 pad-y-4">
      <div className="break">
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="ink-2 measure mt-1">{lead}</p>}
      </div>
      {children && <div className={isWideOnly ? 'acts row gap-2 wide-only' : 'acts row gap-2'}>{children}</div>}
    </header>
  )
}
