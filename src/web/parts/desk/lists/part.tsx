import { Fragment, type ReactNode } from 'react'

type PartProps = {
  id: string
  title: ReactNode
  gap?: 2 | 3 | 4
  takesFocus?: boolean
  children: ReactNode
}

export function Part({ id, title, gap = 3, takesFocus = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={`stack stack-fill gap-${gap}`}>
      <h2 id={id} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type RowsPartProps<Row> = {
  id: string
  words: { title: string; none: string }
  rows: readonly Row[]
  keyOf: (row: Row) => string
  after?: ReactNode
  children: (row: Row) => ReactNode
}

export function RowsPart<Row>({ id, words: { title, none }, rows, keyOf, after, children }: RowsPartProps<Row>) {
  return (
    <Part id={id} title={title} gap={2}>
      {rows.length === 0 && <p className="small ink-2">{none}</p>}
      <ul className="ruled">
        {rows.map((row) => (
          <Fragment key={keyOf(row)}>{children(row)}</Fragment>
        ))}
      </ul>
      {after}
    </Part>
  )
}
