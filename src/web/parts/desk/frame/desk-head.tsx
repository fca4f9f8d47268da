import type { ReactNode } from 'react'

type DeskHeadProps = {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

export function DeskHead({ title, lead, children }: DeskHeadProps) {
  return (
    <header className="desk-head">
      <div>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="ink-2">{lead}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  )
}
