import type { SearchAddress } from '#domain/search/search-address.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type ResidencesCount = { count: number; isLeast: boolean }

type FetchOptions = { signal?: AbortSignal; fetch?: typeof globalThis.fetch }

/** `unknown` where the server gives no count for this search, `failed` where it does not answer. */
export async function fetchCount(
  { query }: SearchAddress,
  how: FetchOptions,
): Promise<ResidencesCount | 'unknown' | 'failed'> {
  const { cursor: _, sort: __, ...asked } = query
  try {
    const { total, totalIsLeast } = await callApi('GET /api/v1/residences', { query: { ...asked, limit: '1' } }, how)
    return { count: total, isLeast: totalIsLeast }
  } catch (error) {
    const { status } = toFailure(error)
    return status === null || status >= 500 ? 'failed' : 'unknown'
  }
}

export async function countResidences(address: SearchAddress, how: FetchOptions): Promise<ResidencesCount | null> {
  const found = await fetchCount(address, how)
  return typeof found === 'string' ? null : found
}
