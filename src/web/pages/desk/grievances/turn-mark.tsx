import type { HandlingWords } from '#content/desk/grievances/handling.ts'
import type { GrievanceLine } from '#contract/grievances/handling.ts'
import { soonDays } from '#domain/decisions/due.ts'
import '#web/parts/beds/bed-light/bed-light.css'
import '#web/parts/desk/lists/promise.css'

type TurnMarkProps = { turn: GrievanceLine['turn']; now: Date; words: HandlingWords['clock'] }

const dayMs = 86_400_000

export function TurnMark({ turn, now, words }: TurnMarkProps) {
  if (turn === null) return null
  if (turn.whose === 'filer') {
    return (
      <span className="age" data-age="withdrawn">
        {words.filer}
      </span>
    )
  }
  const left = Date.parse(turn.due) - now.getTime()
  const days = Math.floor(Math.abs(left) / dayMs)
  if (left < 0) {
    return (
      <span className="promise age" data-state="late">
        {words.late(Math.max(1, days))}
      </span>
    )
  }
  const gone = days < soonDays ? 'most' : days < 8 ? 'half' : 'quarter'
  return (
    <span className="promise age" data-state={days < soonDays ? 'soon' : undefined} data-gone={gone}>
      {days === 0 ? words.today : words.left(days)}
    </span>
  )
}
