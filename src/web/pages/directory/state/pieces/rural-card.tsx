import type { StatePerformance } from '#domain/state-profile.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { FigureBar, FigureLine } from './figure-bar.tsx'

export function RuralCard({ performance }: { performance: StatePerformance }) {
  const { certificationRate, ruralCoverage, responseTime } = performance
  const isReported = [certificationRate, ruralCoverage, responseTime].some(({ kind }) => kind !== 'not-published')
  return (
    <Card as="section" className="stack stack-fill rural" aria-labelledby="rural">
      <h2 id="rural">Rural Excellence</h2>
      <FigureBar label="Certification Rate" figure={certificationRate} />
      <FigureBar label="Rural Coverage" figure={ruralCoverage} />
      <FigureLine label="Response Time" figure={responseTime} />
      {isReported && <SourceNote />}
      <p className="small quiet">
        In rural areas the nearest house may be far away. Ask the affiliate which ones are near you.
      </p>
    </Card>
  )
}
