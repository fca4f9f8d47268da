import type { ReactNode } from 'react'

type StateBodyProps = {
  /** After the plates on phones, at the top of the right column on desktops. */
  contact: ReactNode
  children: ReactNode
  beside?: ReactNode
}

export function StateBody({ contact, children, beside }: StateBodyProps) {
  return (
    <div className="wrap section-tight state-body">
      <div className="state-contact">{contact}</div>
      <div className="state-main">{children}</div>
      {beside && <div className="state-beside">{beside}</div>}
    </div>
  )
}
