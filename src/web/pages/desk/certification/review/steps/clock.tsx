import type { ReviewWords } from '#content/desk/certification/review.ts'
import type { ApplicationLine } from '#contract/certification/applications.ts'
import { isLate } from '#domain/certification/application/turn.ts'
import { findTurnOfLine } from '#web/pages/desk/certification/review/queue-order.ts'
import { TimeLeft } from '#web/parts/desk/lists/time-left.tsx'

type ClockProps = { application: ApplicationLine; now: Date; words: ReviewWords['queue'] }

export function Clock({ application, now, words: { clock } }: ClockProps) {
  const turn = findTurnOfLine(application)
  if (!turn) return null
  if (turn.due === null) {
    return (
      <span className="age" data-age="withdrawn">
        {clock.operator}
      </span>
    )
  }
  return <TimeLeft due={turn.due} isLate={isLate(turn, now)} now={now} words={clock} />
}
