import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type FoundRowProps = {
  to: string
  name: ReactNode
  about?: ReactNode
  /** Shown as one that nobody opened yet. */
  isUnread?: boolean
  isBold?: boolean
  children?: ReactNode
}

export function FoundRow({ to, name, about, isUnread = false, isBold = true, children }: FoundRowProps) {
  return (
    <article className="mail-row entry" data-unread={isUnread || undefined}>
      <div>
        <h3 className={isBold ? 'small bold break' : 'small break'}>
          <SiteLink className="ink" to={to}>
            {name}
          </SiteLink>
        </h3>
        {about && <p className="small ink-2 break">{about}</p>}
      </div>
      {children}
    </article>
  )
}
