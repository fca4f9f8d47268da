import type { FoundResidence, SearchAnswer } from '#contract/residence-search.ts'
import { type SearchAddress, searchOf } from '#domain/search-address.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'
import { failureOf } from '#web/plumbing/failure.ts'

/** As many as are read at one go; the next ones are a link away. */
const onPage = '20'

export type Searched =
  | { kind: 'found'; answer: SearchAnswer; compared: FoundResidence[] }
  /** The names of what cannot be searched for. */
  | { kind: 'refused'; names: string[] }
  | { kind: 'failed'; status: number | null }

/** One page of a search, with the homes that stand side by side. */
export async function search(address: SearchAddress, fetch: typeof globalThis.fetch): Promise<Searched> {
  try {
    const asked = searchOf({ ...address, query: { ...address.query, limit: onPage }, compare: [] })
    const answer = await apiGet<SearchAnswer>(`/api/residences/answer${asked}`, { fetch })
    if (answer === null) return { kind: 'failed', status: null }
    return { kind: 'found', answer, compared: await comparedHomes(address.compare, answer, fetch) }
  } catch (error) {
    const { status, fields } = failureOf(error)
    if (error instanceof ApiError && (status === 422 || status === 400)) {
      return { kind: 'refused', names: Object.keys(fields) }
    }
    return { kind: 'failed', status }
  }
}

/** What is counted over all homes of an answer, whatever page of it is shown. */
export type Counted = Pick<
  SearchAnswer,
  'total' | 'totalIsLeast' | 'lookedAt' | 'bedsFresh' | 'bedsOlder' | 'missing' | 'towns'
>

/** The counts of a search as they are now, past every cache; null where they cannot be had. */
export async function countAgain(address: SearchAddress): Promise<Counted | null> {
  const { cursor: _, ...query } = address.query
  const asked = searchOf({ query: { ...query, limit: '1' }, compare: [] })
  const anew: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' })
  try {
    const answer = await apiGet<SearchAnswer>(`/api/residences/answer${asked}`, { fetch: anew })
    if (answer === null) return null
    const { total, totalIsLeast, lookedAt, bedsFresh, bedsOlder, missing, towns } = answer
    return { total, totalIsLeast, lookedAt, bedsFresh, bedsOlder, missing, towns }
  } catch {
    return null
  }
}

/** From the page where they stand on it, else asked for one by one; a home that is gone is left out. */
export async function comparedHomes(
  slugs: readonly string[],
  answer: SearchAnswer | null,
  fetch: typeof globalThis.fetch,
): Promise<FoundResidence[]> {
  const known = [...(answer?.items ?? []), ...(answer?.misses.map(({ home }) => home) ?? [])]
  const homes = await Promise.all(
    slugs.map(
      (slug) =>
        known.find((home) => home.slug === slug) ??
        apiGet<FoundResidence>(`/api/v1/residences/${slug}`, { fetch }).catch(() => null),
    ),
  )
  return homes.filter((home) => home !== null)
}
