import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'

type DeskHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** The page says them again elsewhere on narrow screens. */
  isWideOnly?: boolean
  isSmall?: boolean
  children?: ReactNode
}

export function DeskHead({ title, lead, isWideOnly = false, isSmall = false, children }: DeskHeadProps) {
  return (
    <header className="desk-head row between align-end gap-4 pad-y-4">
      <div className="break">
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={joinClassNames('ink-2 measure mt-1', isSmall && 'wide-only')}>{lead}</p>}
      </div>
      {children && (
        <div className={joinClassNames('row gap-2', !isSmall && 'acts', isWideOnly && 'wide-only')}>{children}</div>
      )}
    </header>
  )
}
