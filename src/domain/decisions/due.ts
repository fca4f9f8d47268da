import { dayMs } from '#domain/language/durations.ts'
export const soonDays = 3

export const dueStates = ['late', 'soon', 'later'] as const
export type DueState = (typeof dueStates)[number]

export function gradeDue(due: Date | null, now: Date): DueState | null {
  if (due === null) return null
  const left = due.getTime() - now.getTime()
  if (left < 0) return 'late'
  return left < soonDays * dayMs ? 'soon' : 'later'
}
