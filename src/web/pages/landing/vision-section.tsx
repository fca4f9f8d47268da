import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { computeTrailStates } from '#web/parts/figures/trail.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import type { LandingText, ShownQuarter } from './landing-text.ts'

type VisionSectionProps = { text: LandingText['vision']; quarters: readonly ShownQuarter[] }

export function VisionSection({ text, quarters }: VisionSectionProps) {
  const states = computeTrailStates(quarters.map(({ percent }) => percent))
  return (
    <section id="vision" className="section wrap" aria-labelledby="vision-title">
      <div className="row between align-baseline mb-6">
        <h2 id="vision-title">{text.title}</h2>
        <ButtonLink variant="text" to="/vision">
          {text.link}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      <ul className="goal three gap-5">
        {text.claims.map(({ shown, says }) => (
          <li key={says} className="stack gap-1">
            <b className="t-h1">{shown}</b>
            {says}
          </li>
        ))}
      </ul>
      <Path
        row
        className="mt-7"
        label={text.quarters}
        waypoints={quarters.map((quarter, place) => ({
          id: quarter.name,
          state: states[place] ?? 'next',
          content: (
            <>
              <h3>{quarter.name}</h3>
              <p className="small">
                {quarter.milestone} <b>{quarter.percent}%</b> done.
              </p>
            </>
          ),
        }))}
      />
      <p className="row mt-5">
        <SourceNote explained />
        <PassedNote planned={text.title} />
      </p>
    </section>
  )
}
