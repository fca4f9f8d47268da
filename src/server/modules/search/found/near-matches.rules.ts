import type { FoundResidence, MissedResidence } from '#contract/search/residence-search.ts'
import { type Check, type FilterFacts, listChecks, meets, type SearchFilters } from '#domain/search/residence-search.ts'

const fewest = 2
const maxShown = 5

export type Miss = { id: string; checks: Check[] }

export function findMisses(
  residences: readonly { id: string; residence: FilterFacts }[],
  filters: SearchFilters,
): { shown: Miss[]; notSaid: number; missing: number } {
  const missed = residences
    .map(({ id, residence }) => ({ id, checks: listChecks(residence, filters) }))
    .map((miss) => ({ ...miss, failed: miss.checks.filter((check) => !meets(check, filters)) }))
    .filter(({ failed }) => failed.length > 0 && failed.length <= fewest)
    .filter(({ failed }) => failed.every(({ what }) => what !== 'audience'))
    .toSorted((a, b) => a.failed.length - b.failed.length)
  const isUnsaid = ({ failed }: { failed: Check[] }) => failed.every(({ said }) => said === 'not_stated')
  const unsaid = missed.filter(isUnsaid)
  const missing = missed.filter((miss) => !isUnsaid(miss))
  const shown = [...unsaid.slice(0, maxShown), ...missing.slice(0, maxShown)]
  return { shown, notSaid: unsaid.length, missing: missing.length }
}

export function toMissedResidence(
  { checks }: Miss,
  residence: FoundResidence,
  filters: SearchFilters,
): MissedResidence {
  const told = checks.map((check) => ({
    what: check.what,
    need: check.what === 'need' ? check.need : null,
    wanted: check.what === 'need' ? check.wanted : null,
    said: check.said,
    isMet: meets(check, filters),
  }))
  const distance = { what: 'distance', need: null, wanted: null, said: 'yes', isMet: true } as const
  const allChecks = residence.distance === null ? told : [distance, ...told]
  return { residence, checks: allChecks.toSorted((a, b) => Number(a.isMet) - Number(b.isMet)) }
}
