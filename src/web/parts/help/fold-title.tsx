import type { ReactNode } from 'react'
import type { InSpanish } from '#domain/help/texts/text-links.ts'

export function FoldTitle({ spanish, children }: { spanish: InSpanish | undefined; children: ReactNode }) {
  if (!spanish) return children
  return (
    <span className="stack gap-1 grow-18">
      {children}
      <span className="small ink-2" lang="es">
        {spanish.title}
      </span>
    </span>
  )
}
