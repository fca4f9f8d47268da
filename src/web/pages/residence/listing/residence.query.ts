import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

export type AskedResidence =
  | { kind: 'home'; residence: ResidenceDetail; near: string }
  | { kind: 'lost' }
  | { kind: 'failed'; status: number }

/** A `near` that cannot be understood is not asked, and comes back empty. */
export async function fetchResidence(
  slug: string,
  near: string,
  fetch: typeof globalThis.fetch,
): Promise<AskedResidence> {
  const query = near === '' ? {} : { near }
  try {
    const residence = await callApi('GET /api/v1/residences/:slug', { params: { slug }, query }, { fetch })
    return { kind: 'home', residence, near }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    if (status === 422 && near !== '') return fetchResidence(slug, '', fetch)
    return status === 404 ? { kind: 'lost' } : { kind: 'failed', status }
  }
}
