import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'

type FoundListProps<Row> = {
  id: string
  title: ReactNode
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Stands in its place where there are no rows. */
  empty?: { title: string; words: string }
  className?: string
  after?: ReactNode
  children: (row: Row) => ReactNode
}

export function FoundList<Row>({ id, title, rows, keyOf, empty, className, after, children }: FoundListProps<Row>) {
  if (rows.length === 0) {
    return (
      empty && (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      )
    )
  }
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="t-label ink-3 mb-2">
        {title}
      </h2>
      <ul className="ruled line-above line-below">
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {after}
    </section>
  )
}

type FoundPagesProps = {
  of: { page: number; pages: number }
  words: { pages: string; before: string; after: string; page: (page: number, pages: number) => string }
  toAddress: (page: number) => string
}

export function FoundPages({ of: { page, pages }, words, toAddress }: FoundPagesProps) {
  if (pages <= 1) return null
  return (
    <nav className="row gap-4 mt-4" aria-label={words.pages}>
      {page > 1 && (
        <SiteLink className="tap bold" to={toAddress(page - 1)}>
          {words.before}
        </SiteLink>
      )}
      <span className="small ink-2">{words.page(page, pages)}</span>
      {page < pages && (
        <SiteLink className="tap bold" to={toAddress(page + 1)}>
          {words.after}
        </SiteLink>
      )}
    </nav>
  )
}
