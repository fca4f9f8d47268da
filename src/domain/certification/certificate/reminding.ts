/** So many days before its last day people hear of it, once for each. */
export const remindedDays = [90, 60, 30, 7] as const

export const checkInNoticeDays = 30

/** Of a certificate for half a year, people hear in its last third. */
const lateEnough = (days: number, termDays: number) => days <= 7 || days * 3 <= termDays

type Reminding = { termDays?: number; steps?: readonly number[] }

/** With so many days left of its term: the reminder that is due, the shortest that reaches so far. */
export function findDueReminder(daysLeft: number, remindedAt: number | null, of: Reminding = {}): number | null {
  const { termDays = Number.POSITIVE_INFINITY, steps = remindedDays } = of
  if (daysLeft < 0) return null
  const due = steps.findLast((days) => daysLeft <= days && lateEnough(days, termDays))
  return due === undefined || (remindedAt !== null && remindedAt <= due) ? null : due
}
