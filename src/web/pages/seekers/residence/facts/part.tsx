import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'

type PartProps = { id: string; title: string; className?: string; children: ReactNode }

export function Part({ id, title, className, children }: PartProps) {
  return (
    <section className={joinClassNames('stack stack-fill gap-4', className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** In English on a page in any language, and marked as such. */
export function OwnWords({ children }: { children: string }) {
  return <span lang="en">{children}</span>
}
