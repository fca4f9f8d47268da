import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { logAction } from '#web/plumbing/asking/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

type Way = { words: string; to: string }

export type ShownStep = {
  id: string
  title: string
  words: string
  needs: readonly string[]
  time: string
  isClaim?: boolean
  help: string
  way: Way
  other: Way
  note?: string
}

type StepPartProps = { step: ShownStep; number: number; labels: { needs: string; time: string; help: string } }

export function StepPart({ step, number, labels }: StepPartProps) {
  const { id, title, words, needs, time, isClaim = false, help, way, other, note } = step
  return (
    <section className="step" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className="step-number">{number}</span> {title}
      </h2>
      <p className="lead">{words}</p>
      <dl className="step-facts">
        <div>
          <dt>{labels.needs}</dt>
          <dd>
            <ul className="step-needs">
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{labels.time}</dt>
          <dd>
            {time} {isClaim && <SourceNote>program figure</SourceNote>}
          </dd>
        </div>
        <div>
          <dt>{labels.help}</dt>
          <dd>{help}</dd>
        </div>
      </dl>
      <div className="row step-ways">
        <ButtonLink look="primary" to={way.to} {...logAction('getting-started', title)}>
          {way.words}
        </ButtonLink>
        <ButtonLink look="text" to={other.to}>
          {other.words}
        </ButtonLink>
      </div>
      {note && <p className="small quiet step-note">{note}</p>}
    </section>
  )
}
