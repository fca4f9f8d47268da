import { formatFigure } from '#domain/figures/figure.ts'
import type { StateLayout } from '#domain/states/state-profile.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Facts } from '#web/ui/text/lists/facts.tsx'

type Current = Extract<StateLayout, { kind: 'california' }>['current']

export function CurrentStats({ current }: { current: Current }) {
  return (
    <section id="stats" aria-labelledby="stats-title" className="stack stack-fill">
      <h2 id="stats-title">Current Stats</h2>
      <Facts
        facts={[
          { label: 'facilities', value: formatFigure(current.facilities) },
          { label: 'beds', value: formatFigure(current.beds) },
          { label: 'certified', value: formatFigure(current.certified) },
          { label: 'cities', value: formatFigure(current.cities) },
        ]}
      />
      <SourceNote>program figures of the implementation; the figures at the top are for the whole state</SourceNote>
    </section>
  )
}
