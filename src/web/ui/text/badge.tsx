import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import './badge.css'

export type StatusForm = 'filled' | 'half' | 'open' | 'dashed'

type BadgeProps = { form?: StatusForm; plain?: boolean; children: ReactNode }

export function Badge({ form, plain = false, children }: BadgeProps) {
  return (
    <span className={joinClassNames('badge', plain && 'badge-plain')} data-form={form}>
      {children}
    </span>
  )
}

export function FormMark({ form }: { form: StatusForm }) {
  return <span className="form" data-form={form} aria-hidden="true" />
}
