function findLastMoment(planned: string): Date | null {
  const [, quarter, year] = /(?:Q([1-4]) )?\b(20\d\d)\b/.exec(planned) ?? []
  if (year === undefined) return null
  return new Date(Date.UTC(Number(year), 3 * Number(quarter ?? 4), 1) - 1)
}

export function hasPassed(planned: string, now: Date): boolean {
  const last = findLastMoment(planned)
  return last !== null && last < now
}
