import { holdLimits } from '#contract/desk/hold-limits.ts'

const hourMs = 3_600_000

/** The end of a hold that runs so many hours from now. */
export function untilIn(hours: number, now: Date): Date {
  return new Date(now.getTime() + hours * hourMs)
}

/** Hours until a hold ends; one that has begun counts whole. */
export function hoursLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / hourMs))
}

/** Hours from now that a form proposes: the usual of a new hold, and of one that runs a day more than it has left. */
export function hoursToPropose(until: string | null, now: Date): number {
  if (until === null) return holdLimits.usualHours
  return Math.min(holdLimits.mostHours, Math.max(holdLimits.usualHours, hoursLeft(until, now) + 24))
}

/** "1 hour", "36 hours". */
export function hoursWords(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}
