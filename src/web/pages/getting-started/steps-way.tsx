import { Path } from '#web/ui/marks/path.tsx'
import { usePlaceInSteps } from './use-place-in-steps.ts'

type StepsWayProps = {
  label: string
  ids: readonly string[]
  steps: readonly { id: string; title: string; short: string }[]
}

/** The steps as a trail that follows the reading: beside them on a desktop, a line under the title on a phone. */
export function StepsWay({ label, ids, steps }: StepsWayProps) {
  const place = usePlaceInSteps(ids)
  return (
    <nav className="steps-way stuck" aria-label={label}>
      <Path
        waypoints={steps.map(({ id, title, short }) => ({
          id,
          state: id === place ? 'now' : 'next',
          content: (
            <a href={`#${id}`}>
              <span className="way-long">{title}</span>
              <span className="way-short">{short}</span>
            </a>
          ),
        }))}
      />
    </nav>
  )
}
