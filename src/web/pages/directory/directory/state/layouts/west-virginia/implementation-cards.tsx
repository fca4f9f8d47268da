import { capitalize } from '#domain/language/capital.ts'
import type { FeatureStatus } from '#domain/states/adoption.ts'
import type { StateLayout } from '#domain/states/state-profile.ts'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { Card } from '#web/ui/text/card.tsx'

type ImplementationCard = Extract<StateLayout, { kind: 'west-virginia' }>['cards'][number]

const STATE: Record<FeatureStatus, Waypoint['state']> = { complete: 'done', 'in-progress': 'now', planned: 'next' }

export function ImplementationCards({ cards }: { cards: readonly ImplementationCard[] }) {
  const waypoints = cards.map(({ title, when, status, words }) => ({
    id: title,
    state: STATE[status],
    content: (
      <Card className="implementation-card stack gap-2" data-planned={status === 'planned' ? '' : undefined}>
        <h3>{title}</h3>
        <p>
          <b>{capitalize(when)}</b>
        </p>
        {status !== 'complete' && <PassedNote planned={when} />}
        <p className="small quiet">{words}</p>
      </Card>
    ),
  }))
  return (
    <section className="wrap section-tight" aria-labelledby="implementation">
      <h2 id="implementation">Where implementation stands</h2>
      <Path waypoints={waypoints} row className="implementation-path mt-5" />
    </section>
  )
}
