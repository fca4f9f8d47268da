/** So many days before its last day people hear of it, once for each. */
export const remindedDays = [90, 60, 30, 7] as const

export type LapseNotice = 'lapsed' | 'grace-ends'

/** What stands where the days of the last reminder do, once people heard of the lapse and of the end of its grace. */
export const toldOfLapse: Record<LapseNotice, number> = { lapsed: -1, 'grace-ends': -2 }

const [lapseIsNews, graceWeek] = [14, 7]

/** One for a time has no grace: what follows it is no renewal. */
export function findLapseNotice(
  daysLeft: number,
  remindedAt: number | null,
  { graceDays, isForATime }: { graceDays: number; isForATime: boolean },
): LapseNotice | null {
  if (daysLeft >= 0) return null
  const graceLeft = graceDays + daysLeft
  if (!isForATime && graceDays > graceWeek && graceLeft >= 0 && graceLeft <= graceWeek)
    return remindedAt === toldOfLapse['grace-ends'] ? null : 'grace-ends'
  return daysLeft >= -lapseIsNews && (remindedAt === null || remindedAt >= 0) ? 'lapsed' : null
}

export const checkInNoticeDays = 30

/** Of a certificate for half a year, people hear in its last third. */
const isLateEnough = (days: number, termDays: number) => days <= 7 || days * 3 <= termDays

type ReminderRules = { termDays?: number; steps?: readonly number[] }

/** With so many days left of its term: the reminder that is due, the shortest that reaches so far. */
export function findDueReminder(daysLeft: number, remindedAt: number | null, of: ReminderRules = {}): number | null {
  const { termDays = Number.POSITIVE_INFINITY, steps = remindedDays } = of
  if (daysLeft < 0) return null
  const due = steps.findLast((days) => daysLeft <= days && isLateEnough(days, termDays))
  return due === undefined || (remindedAt !== null && remindedAt <= due) ? null : due
}
