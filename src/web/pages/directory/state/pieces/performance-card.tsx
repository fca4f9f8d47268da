import type { StatePerformance } from '#domain/state-profile.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { FigureBar } from './figure-bar.tsx'

export function PerformanceCard({ performance }: { performance: StatePerformance }) {
  const isReported = performance.avgOccupancy.kind !== 'not-published'
  const note = `Updated daily through the Behave platform${isReported ? '' : ' once reported'}`
  return (
    <Card as="section" className="stack stack-fill" aria-labelledby="performance">
      <h2 id="performance">Performance</h2>
      <FigureBar label="Average Occupancy" figure={performance.avgOccupancy} />
      <p className="small quiet">{note}</p>
      {isReported && <SourceNote>a fixed figure of the program, not counted here</SourceNote>}
    </Card>
  )
}
