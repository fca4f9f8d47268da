import type { InSpanish } from '#domain/help/texts/text-links.ts'

/** In the summary of a fold, so that who reads Spanish alone knows that there is some inside. */
export function SpanishTitle({ spanish }: { spanish: InSpanish | undefined }) {
  if (!spanish) return null
  return (
    <span className="small ink-2" lang="es">
      {spanish.title}
    </span>
  )
}
