import type { HandlingWords } from '#content/grievances/desk/handling.ts'
import type { GrievanceLine } from '#contract/grievances/handling.ts'
import { TimeLeft } from '#web/parts/desk/lists/time-left.tsx'

type TurnMarkProps = { turn: GrievanceLine['turn']; now: Date; words: HandlingWords['clock'] }

export function TurnMark({ turn, now, words }: TurnMarkProps) {
  if (turn === null) return null
  if (turn.whose === 'filer') {
    return (
      <span className="age" data-age="withdrawn">
        {words.filer}
      </span>
    )
  }
  const due = new Date(turn.due)
  return <TimeLeft due={due} isLate={due < now} now={now} words={words} />
}
