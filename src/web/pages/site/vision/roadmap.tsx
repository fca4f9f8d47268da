import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { computeTrailStates } from '#web/parts/figures/trail.ts'
import { Path } from '#web/ui/marks/path.tsx'
import { Door, type SortSegment } from './door.tsx'

type RoadmapProps = { text: { title: string; words: string; label: string }; stretches: readonly SortSegment[] }

export function Roadmap({ text, stretches }: RoadmapProps) {
  const states = computeTrailStates(stretches.map(({ percent }) => percent))
  return (
    <section className="wrap section" aria-labelledby="roadmap">
      <div className="stack mb-7">
        <h2 id="roadmap">{text.title}</h2>
        <p className="measure">{text.words}</p>
      </div>
      <Path
        row
        className="doorways"
        label={text.label}
        waypoints={stretches.map((stretch, place) => ({
          id: stretch.name,
          state: states[place] ?? 'next',
          content: <Door {...stretch} />,
        }))}
      />
      <p className="row mt-6">
        <SourceNote />
        <PassedNote planned={text.title} />
      </p>
    </section>
  )
}
