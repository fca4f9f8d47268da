import { dayMs, hourMs } from './durations.ts'

export function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMs)
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}
