import type { ReactNode } from 'react'
import type { InSpanish } from '#domain/help/texts/text-links.ts'

/** Names the Spanish in the summary of a fold, so that who reads Spanish alone knows that there is some inside. */
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
