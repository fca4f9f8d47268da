import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type PartProps = { id: string; title: string; className?: string; children: ReactNode }

export function Part({ id, title, className, children }: PartProps) {
  return (
    <TitledSection titleId={id} title={title} className={joinClassNames('stack stack-fill gap-4', className)}>
      {children}
    </TitledSection>
  )
}

/** In English on a page in any language, and marked as such. */
export function OwnWords({ children }: { children: string }) {
  return <span lang="en">{children}</span>
}
