import type { ReactNode } from 'react'
import { Card } from '#web/ui/text/card.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'

type PartProps<Row> = {
  id: string
  title: string
  lead?: string
  rows: readonly Row[]
  empty?: { title: string; words: string }
  className?: string
  children: (row: Row) => ReactNode
}

export function Part<Row extends { id: string }>(props: PartProps<Row>) {
  const { id, title, lead, rows, empty, className = 'grid gap-5 w-52', children } = props
  if (rows.length === 0 && !empty) return null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3" tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className="ink-2 measure">{lead}</p>}
      {rows.length === 0 && empty && (
        <EmptyState title={empty.title} headingLevel={3}>
          <p>{empty.words}</p>
        </EmptyState>
      )}
      <ul className={className}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}

type ClaimCardProps = { place: string; title: string; about?: ReactNode; headingLevel?: 3 | 4; children: ReactNode }

export function ClaimCard({ place, title, about, headingLevel = 3, children }: ClaimCardProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  return (
    <Card as="article" className="grid gap-3 pad-4 break" aria-labelledby={place}>
      <Heading id={place} className="t-name" tabIndex={-1}>
        {title}
      </Heading>
      {about && <p className="ink-2">{about}</p>}
      {children}
    </Card>
  )
}
