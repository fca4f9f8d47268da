import type { ReactNode } from 'react'

/** Words for those who listen to the page; nothing is drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
