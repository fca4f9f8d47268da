import type { gettingStarted, Step } from '#content/site/getting-started.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'

type StepPartProps = { step: Step; number: number; labels: (typeof gettingStarted)['labels'] }

export function StepPart({ step, number, labels }: StepPartProps) {
  const { id, title, words, needs, time, isClaim = false, help, way, other, note } = step
  return (
    <section
      className={joinClassNames('step stack stack-fill', number > 1 && 'line-above')}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>
        <span className="pine">{number}</span> {title}
      </h2>
      <p className="lead">{words}</p>
      <dl className="step-facts two mt-2 mb-2">
        <div>
          <dt className="small quiet">{labels.needs}</dt>
          <dd>
            <ul className="points grid gap-1">
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="small quiet">{labels.time}</dt>
          <dd>
            {time} {isClaim && <SourceNote>{labels.figure}</SourceNote>}
          </dd>
        </div>
        <div>
          <dt className="small quiet">{labels.help}</dt>
          <dd>{help}</dd>
        </div>
      </dl>
      <div className="row tight gap-5">
        <ButtonLink variant="primary" to={way.to} {...logAction('getting-started', title)}>
          {way.words}
        </ButtonLink>
        <ButtonLink variant="text" to={other.to}>
          {other.words}
        </ButtonLink>
      </div>
      {note && <p className="step-note small quiet no-print">{note}</p>}
    </section>
  )
}
