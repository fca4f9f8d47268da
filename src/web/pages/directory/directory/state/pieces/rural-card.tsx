import type { StatePerformance } from '#domain/states/state-profile.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { EmptyLine, FigureBar } from './figure-bar.tsx'

export function RuralCard({ performance }: { performance: StatePerformance }) {
  const { certificationRate, ruralCoverage, responseTime } = performance
  const figures = [
    { label: 'Certification Rate', figure: certificationRate },
    { label: 'Rural Coverage', figure: ruralCoverage },
    { label: 'Response Time', figure: responseTime },
  ]
  const given = figures.filter(({ figure }) => figure.kind !== 'not-published')
  const missing = figures.filter((one) => !given.includes(one))
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="rural">
      <h2 id="rural">Rural Excellence</h2>
      {given.map((one) => (
        <FigureBar key={one.label} {...one} />
      ))}
      <EmptyLine labels={missing.map(({ label }) => label)} />
      {given.length > 0 && <SourceNote />}
      <p className="small quiet">
        In rural areas the nearest house may be far away. Ask the affiliate which ones are near you.
      </p>
    </Card>
  )
}
