import { describePedigree } from '#domain/figures/figure.ts'
import type { StatePerformance } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { FilledToday } from './beds/filled-today.tsx'
import { FigureBar } from './figure-bar.tsx'

type PerformanceCardProps = Pick<LayoutProps, 'site' | 'live'> & { performance: StatePerformance }

export function PerformanceCard({ performance, live, site }: PerformanceCardProps) {
  const source = describePedigree(performance.avgOccupancy)
  const note = `Updated daily through the Behave platform${source === null ? ' once reported' : ''}`
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="performance">
      <h2 id="performance">Performance</h2>
      <FigureBar label="Average Occupancy" figure={performance.avgOccupancy} />
      <p className="small quiet">{note}</p>
      {source !== null && <SourceNote>{source}: fixed, not counted here</SourceNote>}
      {live.beds !== null && live.beds.saidBeds > 0 && (
        <div>
          <LivePart name="filled">
            <FilledToday beds={live.beds} isSample={site.sampleData} />
          </LivePart>
        </div>
      )}
    </Card>
  )
}
