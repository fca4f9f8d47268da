/** The last moment of the period that a plan names: "Q3 2025" or "planned 2024", in UTC; null where it names none. */
function lastMoment(planned: string): Date | null {
  const [, quarter, year] = /(?:Q([1-4]) )?\b(20\d\d)\b/.exec(planned) ?? []
  if (year === undefined) return null
  return new Date(Date.UTC(Number(year), 3 * Number(quarter ?? 4), 1) - 1)
}

/** Whether what a plan was to bring by a date should be there by now. */
export function hasPassed(planned: string, now: Date): boolean {
  const last = lastMoment(planned)
  return last !== null && last < now
}
