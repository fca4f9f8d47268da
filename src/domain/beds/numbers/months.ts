import { readLocalClock } from '#domain/language/dates.ts'

/** "2026-11". */
export type Month = string

export const monthsShown = 12

export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

export function listLastMonths(now: Date, zone: string, count = monthsShown): Month[] {
  const { year, month } = readLocalClock(now, zone)
  return Array.from({ length: count }, (_, back) => formatMonth(year, month - back))
}

/** Both as "2026-11-01"; the end is the first day that no longer belongs to it. */
export function computeMonthBounds(month: Month): { from: string; until: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, until: `${formatMonth(year, number + 1)}-01` }
}

export function describeMonth(month: Month): string {
  const { from } = computeMonthBounds(month)
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(from))
}

function formatMonth(year: number, month: number): Month {
  return new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7)
}
