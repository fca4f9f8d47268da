import type { ReviewWords } from '#content/desk/certification/review.ts'
import type { ApplicationLine } from '#contract/certification/applications.ts'
import { isLate } from '#domain/certification/application/turn.ts'
import { soonDays } from '#domain/decisions/due.ts'
import { findTurnOfLine } from '#web/pages/desk/certification/review/queue-order.ts'
import '#web/parts/beds/bed-light/bed-light.css'
import '#web/parts/desk/lists/promise.css'

const dayMs = 86_400_000

type ClockProps = { application: ApplicationLine; now: Date; words: ReviewWords['queue'] }

/** Whose turn it is, and how long that has left. */
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
  const days = Math.floor(Math.abs(turn.due.getTime() - now.getTime()) / dayMs)
  if (isLate(turn, now)) {
    return (
      <span className="promise age" data-state="late">
        {clock.late(Math.max(1, days))}
      </span>
    )
  }
  return (
    <span className="promise age" data-state={days < soonDays ? 'soon' : undefined} data-gone={gradeGone(days)}>
      {days === 0 ? clock.today : clock.left(days)}
    </span>
  )
}

const gradeGone = (days: number) => (days < soonDays ? 'most' : days < 8 ? 'half' : 'quarter')
