import { clockAt } from '#domain/language/dates.ts'

/** `hour` and `days` (Sunday is 0) are in `timeZone`. */
export type ReminderTimes = { hour: number; days: readonly number[]; timeZone: string }

/** So long after its links have run out a reminder is deleted. */
export const reminderDays = 30

const day = 86_400_000

/** At or before `now`, in ms since 1970. */
export function lastTime(times: ReminderTimes, now: Date): number {
  return moments(times, now, [2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8]).find((at) => at <= now.getTime()) ?? 0
}

export function nextTime(times: ReminderTimes, now: Date): number {
  const found = moments(times, now, [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]).find((at) => at > now.getTime())
  return found ?? Number.POSITIVE_INFINITY
}

function moments({ hour, days, timeZone }: ReminderTimes, now: Date, away: readonly number[]): number[] {
  const today = wallClock(now.getTime(), timeZone)
  const midnight = today - (((today % day) + day) % day)
  return away.flatMap((count) => {
    const date = midnight + count * day
    return days.includes(new Date(date).getUTCDay()) ? [toMoment(date + hour * 3_600_000, timeZone)] : []
  })
}

/**
 * An hour skipped in spring becomes the next one; an hour that comes twice in fall is always the same one of the two.
 */
function toMoment(wall: number, timeZone: string): number {
  const guess = wall - (wallClock(wall, timeZone) - wall)
  const late = wallClock(guess, timeZone) - wall
  const again = guess - late
  return wallClock(again, timeZone) === wall ? again : Math.max(guess, again)
}

function wallClock(at: number, timeZone: string): number {
  const { year, month, day: date, hour, minute, second } = clockAt(at, timeZone)
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((at % 1000) + 1000) % 1000)
}

export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
