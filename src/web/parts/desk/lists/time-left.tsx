import { soonDays } from '#domain/decisions/due.ts'
import { dayMs } from '#domain/language/durations.ts'
import '#web/parts/beds/bed-light/bed-light.css'
import './promise.css'

type TimeLeftProps = {
  due: Date
  isLate: boolean
  now: Date
  words: { late: (days: number) => string; lastDay: string; left: (days: number) => string }
}

export function TimeLeft({ due, isLate, now, words }: TimeLeftProps) {
  const left = Math.abs(due.getTime() - now.getTime()) / dayMs
  const days = Math.floor(left)
  if (isLate) {
    return (
      <span className="promise age" data-state="late">
        {words.late(Math.max(1, days))}
      </span>
    )
  }
  const gone = days < soonDays ? 'most' : days < 8 ? 'half' : 'quarter'
  return (
    <span className="promise age" data-state={days < soonDays ? 'soon' : undefined} data-gone={gone}>
      {days === 0 ? words.lastDay : words.left(Math.round(left))}
    </span>
  )
}
