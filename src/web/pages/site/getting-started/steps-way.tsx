import { Path } from '#web/ui/marks/path.tsx'

type StepsWayProps = {
  label: string
  steps: readonly { id: string; title: string; short: string }[]
}

/** The steps as a trail that follows the reading (browser/controls/steps-way.ts): beside them on a desktop, a line under the title on a phone. */
export function StepsWay({ label, steps }: StepsWayProps) {
  return (
    <nav className="steps-way stuck" aria-label={label}>
      <Path
        waypoints={steps.map(({ id, title, short }, place) => ({
          id,
          state: place === 0 ? 'now' : 'next',
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
