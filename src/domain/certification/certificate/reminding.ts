/** So many days before its last day people hear of it, once for each. */
export const remindedDays = [90, 60, 30, 7] as const

/** Of a certificate with so many days left: the reminder that is due, the shortest that reaches so far. */
export function dueReminder(daysLeft: number, remindedAt: number | null): number | null {
  if (daysLeft < 0) return null
  const due = remindedDays.findLast((days) => daysLeft <= days)
  return due === undefined || (remindedAt !== null && remindedAt <= due) ? null : due
}
