import type { ReactNode } from 'react'

type PageOpeningProps = { text: { title: string; lead: string }; children: ReactNode }

export function PageOpening({ text: { title, lead }, children }: PageOpeningProps) {
  return (
    <header className="wrap section-tight page-top cols align-end">
      <div className="c-8 stack gap-5">
        <h1 className="display">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </header>
  )
}
