import type { FoundResidences } from '#contract/residence-search.ts'
import { type SearchAddress, searchOf } from '#domain/search-address.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

export type HomesCount = { count: number; isLeast: boolean }

/** How many homes a search would find; null where that cannot be said just now. */
export async function countHomes(
  { query }: SearchAddress,
  how: { signal?: AbortSignal; fetch?: typeof globalThis.fetch },
): Promise<HomesCount | null> {
  const { cursor: _, sort: __, ...asked } = query
  const search = searchOf({ query: { ...asked, limit: '1' }, compare: [] })
  try {
    const found = await apiGet<FoundResidences>(`/api/v1/residences${search}`, how)
    return found && { count: found.total, isLeast: found.totalIsLeast }
  } catch {
    return null
  }
}
