import type { SearchAddress } from '#domain/search/search-address.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { failureOf } from '#web/plumbing/asking/failure.ts'

export type ResidencesCount = { count: number; isLeast: boolean }

type How = { signal?: AbortSignal; fetch?: typeof globalThis.fetch }

/** `unknown` where the server gives no count for this search, `failed` where it does not answer. */
export async function askCount({ query }: SearchAddress, how: How): Promise<ResidencesCount | 'unknown' | 'failed'> {
  const { cursor: _, sort: __, ...asked } = query
  try {
    const { total, totalIsLeast } = await ask('GET /api/v1/residences', { query: { ...asked, limit: '1' } }, how)
    return { count: total, isLeast: totalIsLeast }
  } catch (error) {
    const { status } = failureOf(error)
    return status === null || status >= 500 ? 'failed' : 'unknown'
  }
}

export async function countResidences(address: SearchAddress, how: How): Promise<ResidencesCount | null> {
  const found = await askCount(address, how)
  return typeof found === 'string' ? null : found
}
