import type { TheseResidences } from '#contract/shared-list.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

/** Homes by their public names, as they are now; null where they cannot be had. */
export async function askThese(slugs: readonly string[], signal: AbortSignal): Promise<TheseResidences | null> {
  const anew: typeof fetch = (input, init) => fetch(input, { ...init, signal, cache: 'no-store' })
  return apiGet<TheseResidences>(`/api/residences/these?homes=${slugs.join(',')}`, { fetch: anew }).catch(() => null)
}
