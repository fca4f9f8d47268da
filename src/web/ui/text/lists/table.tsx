import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import './table.css'

type TableProps = { caption: ReactNode; captionHidden?: boolean; className?: string; children: ReactNode }

/**
 * On phones each row becomes lines of label and value: give every `td` a `data-label`, numbers the class `num`, and
 * the row's name a `<th scope="row">`.
 */
export function Table({ caption, captionHidden = false, className, children }: TableProps) {
  return (
    <div className="table-wrap">
      <table className={joinClassNames('table', className)}>
        <caption className={captionHidden ? 'vh' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
