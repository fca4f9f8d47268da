import { dayMs } from '#domain/language/durations.ts'
import { needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import type { SearchFilters } from './residence-search.ts'

/** `nothing`: no home was found. `full`: homes were found, and none of them said that a bed is open. */
export const missedOutcomes = ['nothing', 'full'] as const
export type MissedOutcome = (typeof missedOutcomes)[number]

/** What a search asked for; `bed` where it asked for nothing but a place. */
export const missedNeeds = [
  ...new Set(['bed', ...audiences.filter((one) => one !== 'any'), ...needs, 'cash', 'certified'] as const),
]
export type MissedNeed = (typeof missedNeeds)[number]

export const weeksShown = 12
export const weeksOfAdvice = 4

/** Monday, in UTC: "2026-11-23". */
export function toWeek(at: Date): string {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

export function subtractWeeks(week: string, weeks: number): string {
  return new Date(Date.parse(`${week}T00:00:00Z`) - weeks * 7 * dayMs).toISOString().slice(0, 10)
}

export function listMissedNeeds({ audience, needs: asked, cash, certified }: SearchFilters): MissedNeed[] {
  const named = new Set<MissedNeed>(needs.filter((need) => asked[need] === 'yes'))
  if (audience !== null && audience !== 'any') named.add(audience)
  if (cash !== null) named.add('cash')
  if (certified) named.add('certified')
  return named.size === 0 ? ['bed'] : [...named]
}

type SearchCounts = { total: number; openBeds: number; saidBeds: number }

/** Null where a bed was open, or where no home had said a number, so that nobody knows. */
export function findMissedOutcome(
  { total, openBeds, saidBeds }: SearchCounts,
  { beds }: SearchFilters,
): MissedOutcome | null {
  if (total === 0) return beds === 'any' ? 'nothing' : 'full'
  return openBeds === 0 && saidBeds > 0 ? 'full' : null
}

/** `searches` is null where it is small (1 to 10). `county` is empty for a search of a whole state. */
export type MissedCount = {
  week: string
  county: string
  need: MissedNeed
  outcome: MissedOutcome
  searches: number | null
}

export type MissedSum = Pick<MissedCount, 'county' | 'need' | 'outcome'> & { searches: number }

/** What would help most: the largest sum over the weeks since `from`, of counts that are shown. Null where none is. */
export function findMostMissed(counts: readonly MissedCount[], from: string): MissedSum | null {
  const sums = new Map<string, MissedSum>()
  for (const { week, county, need, outcome, searches } of counts) {
    if (week < from || searches === null) continue
    const key = `${county}|${need}|${outcome}`
    const before = sums.get(key)?.searches ?? 0
    sums.set(key, { county, need, outcome, searches: before + searches })
  }
  const [most = null] = [...sums.values()].toSorted((a, b) => b.searches - a.searches)
  return most
}
