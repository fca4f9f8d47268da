import { toMomentOfClock, toWallClock } from '#domain/language/dates.ts'

/** `hour` and `days` (Sunday is 0) are in `timeZone`. */
export type ReminderTimes = { hour: number; days: readonly number[]; timeZone: string }

/** So long after its links have run out a reminder is deleted. */
export const reminderDays = 30

const day = 86_400_000

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
  const midnight = today - (((today % day) + day) % day)
  return away.flatMap((count) => {
    const date = midnight + count * day
    return days.includes(new Date(date).getUTCDay()) ? [toMomentOfClock(date + hour * 3_600_000, timeZone)] : []
  })
}

export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
