import { toMomentOfClock, toWallClock } from '#domain/language/dates.ts'
import { dayMs, hourMs } from '#domain/language/durations.ts'

/** `hour` and `days` (Sunday is 0) are in `timeZone`. */
export type ReminderTimes = { hour: number; days: readonly number[]; timeZone: string }

/** So long after its links have run out a reminder is deleted. */
export const reminderDays = 30

/** At or before `now`, in ms since 1970. */
export function findLastTime(times: ReminderTimes, now: Date): number {
  return listMoments(times, now, [2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8]).find((at) => at <= now.getTime()) ?? 0
}

export function findNextTime(times: ReminderTimes, now: Date): number {
  const found = listMoments(times, now, [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]).find((at) => at > now.getTime())
  return found ?? Number.POSITIVE_INFINITY
}

function listMoments({ hour, days, timeZone }: ReminderTimes, now: Date, away: readonly number[]): number[] {
  const today = toWallClock(now.getTime(), timeZone)
  const midnight = today - (((today % dayMs) + dayMs) % dayMs)
  return away.flatMap((count) => {
    const date = midnight + count * dayMs
    return days.includes(new Date(date).getUTCDay()) ? [toMomentOfClock(date + hour * hourMs, timeZone)] : []
  })
}

export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
