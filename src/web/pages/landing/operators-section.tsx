import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import type { LandingText } from './landing-text.ts'

export function OperatorsSection({ text }: { text: LandingText['operators'] }) {
  return (
    <section id="getting-started" className="section-end wrap cols" aria-labelledby="operators-title">
      <div className="c-4 stack gap-5">
        <h2 id="operators-title">{text.title}</h2>
        <p>{text.words}</p>
        <div className="row">
          <ButtonLink variant="primary" to="/getting-started">
            {text.start}
          </ButtonLink>
          <ButtonLink variant="text" to="/api/login">
            {text.signIn}
          </ButtonLink>
        </div>
        <Path
          mini
          label={text.stepsLabel}
          waypoints={text.steps.map((step) => ({ id: step, state: 'next', content: step }))}
        />
      </div>
      <section id="platform" className="c-7 c-last stack stack-fill" aria-label={text.promisesLabel}>
        <ul className="rule-list">
          {text.claims.map(({ shown, says }) => (
            <li key={says} className="named tight align-baseline">
              <b className="nowrap t-h2 pine">{shown}</b>
              <span>{says}</span>
            </li>
          ))}
        </ul>
        <SourceNote explained />
      </section>
    </section>
  )
}
