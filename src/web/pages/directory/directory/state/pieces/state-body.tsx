import type { ReactNode } from 'react'

type StateBodyProps = {
  /** Who to reach: right after the plates on phones, at the top of the right column on desks. */
  contact: ReactNode
  children: ReactNode
  /** Cards that follow the main column on phones and stand under the contact on desks. */
  beside?: ReactNode
}

/** Two columns, 8 and 4; on phones one, in the order of the document. */
export function StateBody({ contact, children, beside }: StateBodyProps) {
  return (
    <div className="wrap section-tight state-body">
      <div className="state-contact">{contact}</div>
      <div className="state-main">{children}</div>
      {beside && <div className="state-beside">{beside}</div>}
    </div>
  )
}
