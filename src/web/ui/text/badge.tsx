import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './badge.css'

/** The four forms of a status: told apart without colour. */
export type StatusForm = 'filled' | 'half' | 'open' | 'dashed'

type BadgeProps = {
  /** Without a form the badge is pine and brings its own mark (a Block at 16, an icon) among its children. */
  form?: StatusForm
  /** Without a box, for table cells. */
  plain?: boolean
  children: ReactNode
}

/** A status: form, then word, then colour. */
export function Badge({ form, plain = false, children }: BadgeProps) {
  return (
    <span className={classNames('badge', plain && 'badge-plain')} data-form={form}>
      {children}
    </span>
  )
}

/** The form alone, hidden from assistive technology: its word must stand beside it. */
export function FormMark({ form }: { form: StatusForm }) {
  return <span className="form" data-form={form} aria-hidden="true" />
}
