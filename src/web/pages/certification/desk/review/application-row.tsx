import type { ReviewWords } from '#content/certification/review.ts'
import type { ApplicationLine } from '#contract/certification/applications.ts'
import { toQueueStage } from '#domain/certification/application/turn.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { describeNarrLevel } from '#domain/residence/residence.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Clock } from './steps/standing.tsx'

type RowProps = { application: ApplicationLine; now: Date; words: ReviewWords['queue'] }

export function ApplicationRow({ application, now, words }: RowProps) {
  const { id, residence, operator, level, isRenewal, end } = application
  return (
    <article className="entry">
      <div className="grid gap-1 break">
        <h2 className="t-name">{residence.name}</h2>
        <p className="small ink-2">
          {residence.city}. {operator}. {formatShortLevel(level)}, {isRenewal ? words.renewal : words.first}.
        </p>
      </div>
      <p className="row gap-2">
        <b>{end ? words.ends[end.as] : words.stages[toQueueStage(application)]}</b>
        <span className="small ink-2">
          {end ? (
            <ResidenceMoment at={end.at} state={residence.state} hasYear />
          ) : (
            <Next application={application} words={words} />
          )}
        </span>
      </p>
      {application.silentEnd !== null && <p className="small bold">{words.silentEnd(application.silentEnd)}</p>}
      <div className="row between gap-2">
        <Clock application={application} now={now} words={words} />
        <ButtonLink className="to-end" to={`/affiliate/applications/${id}`} small>
          {words.review}
          <VisuallyHidden>: {residence.name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  )
}

export const formatShortLevel = (level: number) => describeNarrLevel(level as NarrLevel).replace(/,.*/, '')

function Next({ application, words: { next } }: Pick<RowProps, 'application' | 'words'>) {
  const { rules, answered, toMend, visitAt, isVisited, isProposed, isSteppedBack } = application
  const stage = toQueueStage(application)
  if (isSteppedBack) return next.steppedBack
  if (isProposed) return next.proposed
  if (visitAt !== null) {
    return (
      <>
        {next.visitPlanned} <ResidenceMoment at={visitAt} state={application.residence.state} />
      </>
    )
  }
  if (stage === 'documents') return next.documents(answered, rules)
  if (stage === 'visit' && toMend > 0) return next.mend
  if (stage === 'visit' && isVisited) return next.mended
  return stage === 'ended' ? null : next[stage]
}
