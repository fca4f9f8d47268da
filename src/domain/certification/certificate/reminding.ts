/** So many days before its last day people hear of it, once for each. */
export const remindedDays = [90, 60, 30, 7] as const

/** With so many days left: the reminder that is due, the shortest that reaches so far. */
export function dueReminder(
  daysLeft: number,
  remindedAt: number | null,
  steps: readonly number[] = remindedDays,
): number | null {
  if (daysLeft < 0) return null
  const due = steps.findLast((days) => daysLeft <= days)
  return due === undefined || (remindedAt !== null && remindedAt <= due) ? null : due
}
