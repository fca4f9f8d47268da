import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import './notice.css'

type Tone = 'notice' | 'danger' | 'success'
const ICON = { notice: 'clock', danger: 'alert', success: 'check' } as const satisfies Record<Tone, IconName>
const ROLE = { notice: undefined, danger: 'alert', success: 'status' } as const

type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  icon?: IconName
  /** True when it appears after an action, so that a screen reader reads it out. */
  announced?: boolean
  className?: string
  children?: ReactNode
}

export function Notice({ tone = 'notice', title, icon, announced = false, className, children }: NoticeProps) {
  return (
    <div
      className={joinClassNames('notice', tone !== 'notice' && `notice-${tone}`, className)}
      role={announced ? (ROLE[tone] ?? 'status') : undefined}
    >
      <Icon name={icon ?? ICON[tone]} />
      {title && <b>{title}</b>}
      {children && <div>{children}</div>}
    </div>
  )
}
