import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import './disclosure.css'

type DisclosureProps = {
  summary: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  id?: string
  /** Of several with the same name, the browser itself keeps at most one open, without script too. */
  name?: string
  className?: string | undefined
  'data-log'?: string
  children: ReactNode
}

export function Disclosure(props: DisclosureProps) {
  const { summary, open, onToggle, id, name, className, 'data-log': log, children } = props
  return (
    <details
      id={id}
      name={name}
      className={joinClassNames('fold', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary data-log={log}>
        {summary}
        <Icon name="chevron" className="no-print" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
