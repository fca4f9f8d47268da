import type { StateWords } from '#content/states/directory/directory-pages.ts'
import type { FeatureStatus } from '#domain/states/adoption.ts'
import type { StateLayout } from '#domain/states/state-profile.ts'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type Phase = Extract<StateLayout, { kind: 'california' }>['phases'][number]

export const stateOfWay: Record<FeatureStatus, Waypoint['state']> = {
  complete: 'done',
  'in-progress': 'now',
  planned: 'next',
}

type ImplementationTimelineProps = { words: StateWords['timeline']; phases: readonly Phase[]; transition: string }

export function ImplementationTimeline({ words, phases, transition }: ImplementationTimelineProps) {
  const waypoints = phases.map(({ name, status, when }) => ({
    id: name,
    state: stateOfWay[status],
    content: (
      <>
        <h3>{name}</h3>
        <p className="ink-2">{when}</p>
        {status !== 'complete' && <PassedNote planned={when} />}
      </>
    ),
  }))
  return (
    <TitledSection titleId="timeline" title={words.title}>
      <p className="mt-1">{transition}</p>
      <Path waypoints={waypoints} className="mt-5" label={words.phases} />
    </TitledSection>
  )
}
