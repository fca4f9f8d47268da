import type { ReactNode } from 'react'

type StateBodyProps = {
  /** After the plates on phones, at the top of the right column on desktops. */
  contact: ReactNode
  children: ReactNode
  beside?: ReactNode
}

export function StateBody({ contact, children, beside }: StateBodyProps) {
  return (
    <div className="state-body wrap section-tight grid gap-6">
      <div className="state-contact">{contact}</div>
      <div className="state-main stack stack-fill gap-7">{children}</div>
      {beside && <div className="state-beside stack stack-fill gap-5">{beside}</div>}
    </div>
  )
}
