import type { HandlingWords } from '#content/desk/grievances/handling.ts'
import type { GrievanceLine } from '#contract/grievances/handling.ts'
import { TurnMark } from '#web/pages/desk/grievances/turn-mark.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type GrievanceRowProps = { grievance: GrievanceLine; now: Date; words: HandlingWords }

export function GrievanceRow({ grievance, now, words }: GrievanceRowProps) {
  const {
    id,
    number,
    home: residence,
    state,
    kind,
    stage,
    outcome,
    receivedAt,
    turn,
    isRetaliation,
    isEscalated,
  } = grievance
  const flags = [isRetaliation && words.retaliation, isEscalated && words.escalated].filter((flag) => flag !== false)
  return (
    <article className="entry">
      <div className="grid gap-1 break">
        <h2 className="t-name">{residence === '' ? `${state}, ${words.nowhere}` : residence}</h2>
        <p className="small ink-2">
          {number}. {words.kinds[kind]}. {flags.length > 0 && <b className="ink">{flags.join('. ')}</b>}
        </p>
      </div>
      <p className="row gap-2">
        <b>{outcome === null ? words.stages[stage] : words.outcomes[outcome]}</b>
        <span className="small ink-2">
          <Moment at={receivedAt} />
        </span>
      </p>
      <div className="row between gap-2">
        <TurnMark turn={turn} now={now} words={words.clock} />
        <ButtonLink className="to-end" to={`/affiliate/grievances/${id}`} small>
          {words.read}
          <VisuallyHidden>: {number}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  )
}
