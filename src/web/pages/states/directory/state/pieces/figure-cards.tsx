import type { StateBeds } from '#contract/states/directory.ts'
import { describePedigree } from '#domain/figures/figure.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { EmptyLine, FigureBar } from './figure-bar.tsx'

type FigureCardsProps = Pick<LayoutProps, 'site' | 'live'> & { profile: StateProfile }

export function FigureCards(props: FigureCardsProps) {
  return (
    <>
      <PerformanceCard {...props} />
      <RuralCard {...props} />
    </>
  )
}

function PerformanceCard({ profile: { performance }, live, site }: FigureCardsProps) {
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

function FilledToday({ beds, isSample }: { beds: StateBeds; isSample: boolean }) {
  const { availableBeds, bedsToConfirm, saidBeds } = beds
  if (saidBeds === 0) return null
  const open = availableBeds - bedsToConfirm
  // A bed that needs a call to confirm was said to be open: it is not filled.
  const filled = Math.round((1 - availableBeds / saidBeds) * 100)
  return (
    <div className="stack stack-fill">
      <p>
        <b>{filled}% filled</b> by this week’s reports: {formatNumber(open)} of {formatNumber(saidBeds)} beds are open
        {bedsToConfirm > 0 && `, and another ${bedsToConfirm} may be: call to confirm`}.
      </p>
      <SourceNote>{isSample ? 'sample homes, counted here' : 'counted here'}</SourceNote>
    </div>
  )
}

function RuralCard({ profile }: FigureCardsProps) {
  const { certificationRate, ruralCoverage, responseTime } = profile.performance
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
