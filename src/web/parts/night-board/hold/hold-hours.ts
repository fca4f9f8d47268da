import { holdLimits } from '#contract/beds/hold-limits.ts'
import { hourMs } from '#domain/language/durations.ts'
import { formatCount } from '#domain/language/numbers.ts'

export function computeUntil(hours: number, now: Date): Date {
  return new Date(now.getTime() + hours * hourMs)
}

/** Until 8 in the morning by the clock of the device; after 4 at night the next evening is meant. */
export function countHoursTonight(now: Date): number {
  const days = now.getHours() < 4 ? 0 : 1
  const morning = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 8)
  return Math.floor((morning.getTime() - now.getTime()) / hourMs)
}

export function countHoursLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / hourMs))
}

export function chooseHoursToPropose(until: string | null, now: Date): number {
  if (until === null) return holdLimits.usualHours
  return Math.min(holdLimits.mostHours, Math.max(holdLimits.usualHours, countHoursLeft(until, now) + 24))
}

export function formatHours(hours: number): string {
  return formatCount(hours, 'hour')
}
