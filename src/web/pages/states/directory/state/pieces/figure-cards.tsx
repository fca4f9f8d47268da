import type { StateWords } from '#content/states/directory/directory-pages.ts'
import type { StateBeds } from '#contract/states/directory.ts'
import { describePedigree } from '#domain/figures/figure.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { EmptyLine, FigureBar } from './figure-bar.tsx'

type FigureCardsProps = Pick<LayoutProps, 'words' | 'site' | 'live'> & { profile: StateProfile }

export function FigureCards(props: FigureCardsProps) {
  return (
    <>
      <PerformanceCard {...props} />
      <RuralCard {...props} />
    </>
  )
}

function PerformanceCard({
  words: { performance: words, numbers },
  profile: { performance },
  live,
  site,
}: FigureCardsProps) {
  const source = describePedigree(performance.avgOccupancy)
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="performance">
      <h2 id="performance">{words.title}</h2>
      <FigureBar label={words.occupancy} figure={performance.avgOccupancy} />
      <p className="small quiet">{words.updated(source !== null)}</p>
      {source !== null && <SourceNote>{words.fixed(source)}</SourceNote>}
      {live.beds !== null && live.beds.saidBeds > 0 && (
        <div>
          <LivePart name="filled">
            <FilledToday words={words} beds={live.beds} source={numbers.counted(site.sampleData)} />
          </LivePart>
        </div>
      )}
    </Card>
  )
}

type FilledTodayProps = { words: StateWords['performance']; beds: StateBeds; source: string }

function FilledToday({ words, beds, source }: FilledTodayProps) {
  const { availableBeds, bedsToConfirm, saidBeds } = beds
  if (saidBeds === 0) return null
  const open = availableBeds - bedsToConfirm
  // A bed that needs a call to confirm was said to be open: it is not filled.
  const filled = Math.round((1 - availableBeds / saidBeds) * 100)
  return (
    <div className="stack stack-fill">
      <p>
        <b>{words.filled(filled)}</b>
        {words.reports(formatNumber(open), formatNumber(saidBeds))}
        {bedsToConfirm > 0 && words.toConfirm(bedsToConfirm)}.
      </p>
      <SourceNote>{source}</SourceNote>
    </div>
  )
}

function RuralCard({ words: { performance: words }, profile }: FigureCardsProps) {
  const figures = (['certificationRate', 'ruralCoverage', 'responseTime'] as const).map((name) => ({
    label: words.figures[name],
    figure: profile.performance[name],
  }))
  const given = figures.filter(({ figure }) => figure.kind !== 'not-published')
  const missing = figures.filter((one) => !given.includes(one))
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="rural">
      <h2 id="rural">{words.rural}</h2>
      {given.map((one) => (
        <FigureBar key={one.label} {...one} />
      ))}
      <EmptyLine labels={missing.map(({ label }) => label)} />
      {given.length > 0 && <SourceNote />}
      <p className="small quiet">{words.ruralText}</p>
    </Card>
  )
}
