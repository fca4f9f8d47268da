import { pedigreeNote } from '#domain/figure.ts'
import type { StatePerformance } from '#domain/state-profile.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Card } from '#web/ui/text/card.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { FigureBar } from './figure-bar.tsx'

type PerformanceCardProps = Pick<LayoutProps, 'site' | 'live'> & { performance: StatePerformance }

/** The program's fixed figure with its mark, and beside it what the houses say today. */
export function PerformanceCard({ performance, live, site }: PerformanceCardProps) {
  const source = pedigreeNote(performance.avgOccupancy)
  const note = `Updated daily through the Behave platform${source === null ? ' once reported' : ''}`
  return (
    <Card as="section" className="stack stack-fill" aria-labelledby="performance">
      <h2 id="performance">Performance</h2>
      <FigureBar label="Average Occupancy" figure={performance.avgOccupancy} />
      <p className="small quiet">{note}</p>
      {source !== null && <SourceNote>{source}: fixed, not counted here</SourceNote>}
      <Today live={live} isSample={site.sampleData} />
    </Card>
  )
}

function Today({ live: { beds }, isSample }: { live: LayoutProps['live']; isSample: boolean }) {
  if (beds === null || beds.saidBeds === 0) return null
  const { availableBeds, bedsToConfirm, saidBeds } = beds
  // The same beds as the open ones above: what has to be confirmed is said, and in no sum.
  const open = availableBeds - bedsToConfirm
  const filled = Math.round((1 - open / saidBeds) * 100)
  return (
    <>
      <p>
        <b>{filled}% filled</b> by this week’s reports: {open.toLocaleString('en-US')} of{' '}
        {saidBeds.toLocaleString('en-US')} beds are open.
      </p>
      <SourceNote>{isSample ? 'sample homes, counted here' : 'counted here'}</SourceNote>
    </>
  )
}
