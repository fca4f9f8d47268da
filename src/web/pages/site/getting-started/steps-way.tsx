import { Path } from '#web/ui/marks/path.tsx'

type StepsWayProps = {
  label: string
  steps: readonly { id: string; title: string; short: string }[]
}

/** The page's script marks the step being read (browser/controls/steps-way.ts). */
export function StepsWay({ label, steps }: StepsWayProps) {
  return (
    <nav className="steps-way stuck c-4 sticky plain-links no-print" aria-label={label}>
      <Path
        waypoints={steps.map(({ id, title, short }, place) => ({
          id,
          state: place === 0 ? 'now' : 'next',
          content: (
            <a href={`#${id}`} className="tap ink">
              <span className="wide-only">{title}</span>
              <span className="phone-only">{short}</span>
            </a>
          ),
        }))}
      />
    </nav>
  )
}
