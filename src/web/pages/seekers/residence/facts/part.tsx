import type { ReactNode } from 'react'

/** A part of the page under its heading; the heading's id is also its address. */
export function Part({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** What the house wrote itself: in English on a page in any language. */
export function OwnWords({ children }: { children: string }) {
  return <span lang="en">{children}</span>
}
