import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './table.css'

type TableProps = { caption: ReactNode; captionHidden?: boolean; className?: string; children: ReactNode }

/**
 * A ruled table. On phones each row turns into label and value lines: give every `td` a `data-label` with its column's
 * words, numbers the class `num`, and the row's name a `<th scope="row">`.
 */
export function Table({ caption, captionHidden = false, className, children }: TableProps) {
  return (
    <div className="table-wrap">
      <table className={classNames('table', className)}>
        <caption className={captionHidden ? 'vh' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
