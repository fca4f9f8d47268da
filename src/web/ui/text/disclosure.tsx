import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import './disclosure.css'

type DisclosureProps = {
  summary: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  id?: string
  /** Of several with one name the browser itself keeps one open at most, before and without script. */
  name?: string
  className?: string | undefined
  /** Carried by the summary: what choosing it writes to the console. */
  'data-log'?: string
  children: ReactNode
}

/** A summary that opens its text. It works without script; `open` and `onToggle` let a page steer it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, open, onToggle, id, name, className, 'data-log': log, children } = props
  return (
    <details
      id={id}
      name={name}
      className={classNames('fold', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary data-log={log}>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}

type AccordionProps = {
  items: readonly { id: string; summary: ReactNode; body: ReactNode }[]
  /** Id of the one open item, null when all are closed. */
  openId: string | null
  onOpen: (id: string | null) => void
}

/** A list of which one item at most is open; choosing the open one closes it. Each item's id is its deep link. */
export function Accordion({ items, openId, onOpen }: AccordionProps) {
  return (
    <div className="folds">
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={item.id}
          summary={item.summary}
          open={item.id === openId}
          onToggle={(open) => {
            if (open) onOpen(item.id)
            else if (item.id === openId) onOpen(null)
          }}
        >
          {item.body}
        </Disclosure>
      ))}
    </div>
  )
}
