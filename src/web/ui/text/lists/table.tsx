import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import './table.css'

type Column = string | { words: string; className: string }

type TableProps = {
  caption: ReactNode
  captionHidden?: boolean
  className?: string
  columns?: readonly Column[]
  children: ReactNode
}

/**
 * On phones each row becomes lines of label and value: give every `td` a `data-label`, numbers the class `num`, and
 * the row's name a `<th scope="row">`.
 */
export function Table({ caption, captionHidden = false, className, columns, children }: TableProps) {
  return (
    <div className="table-wrap">
      <table className={joinClassNames('table', className)}>
        <caption className={captionHidden ? 'vh' : undefined}>{caption}</caption>
        {columns && (
          <thead>
            <tr>{columns.map(drawHeading)}</tr>
          </thead>
        )}
        {children}
      </table>
    </div>
  )
}

function drawHeading(column: Column) {
  const { words, className } = typeof column === 'string' ? { words: column, className: undefined } : column
  return (
    <th key={words} scope="col" className={className}>
      {words}
    </th>
  )
}
