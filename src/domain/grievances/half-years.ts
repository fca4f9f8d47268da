/** The first day and the day after the last, in UTC: "2026-01-01" and "2026-07-01". */
export type HalfYear = { from: string; until: string }

/**
 * How many are counted: a case is deleted 24 months after it was closed, so all cases of the last three whole half years
 * are still there.
 */
const halfYearsShown = 3

/** Whole ones alone: from a count that grows, each new case could be told. The last one first. */
export function listHalfYears(now: Date): HalfYear[] {
  const first = now.getUTCFullYear() * 2 + (now.getUTCMonth() < 6 ? 0 : 1)
  return Array.from({ length: halfYearsShown }, (_, no) => ({
    from: toFirstDay(first - no - 1),
    until: toFirstDay(first - no),
  }))
}

const toFirstDay = (half: number) => `${Math.floor(half / 2)}-${half % 2 === 0 ? '01' : '07'}-01`
