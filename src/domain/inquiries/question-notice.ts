import { readLocalClock } from '#domain/language/dates.ts'
import { findNextTime } from '#domain/reminders/reminder-hour.ts'

export const noticeWays = ['email', 'text', 'none'] as const
export type NoticeWay = (typeof noticeWays)[number]

export type NoticeMember = { organizationId: string; personId: string }

/** Nobody has answered by then, or taken it: those who can be reached hear of it once more. */
export const nudgeMinutes = 30

/** Hours of the day in `timeZone`; the second one is the first that is not quiet. */
export type QuietHours = { from: number; to: number; timeZone: string }

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** When somebody hears of a question that came at `now`: at once, or when their quiet hours end. */
export function computeNoticeTime(quiet: QuietHours | null, passes: boolean, now: Date): Date {
  if (quiet === null || passes || !isQuiet(quiet, now)) return now
  const { to: hour, timeZone } = quiet
  return new Date(findNextTime({ hour, days: everyDay, timeZone }, now))
}

function isQuiet({ from, to, timeZone }: QuietHours, now: Date): boolean {
  const { hour } = readLocalClock(now, timeZone)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
