import type { AskedTogether } from '#contract/asked-together.ts'
import { mostAskedTogether } from '#contract/inquiry-fields.ts'
import type { FoundResidence } from '#contract/residence-search.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'

/** The first homes of an address's list: those one can ask here, and those one has to call. */
export async function homesToAsk(
  search: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<{ asked: FoundResidence[]; toCall: FoundResidence[] }> {
  const slugs = (search.get('homes') ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  const chosen = [...new Set(slugs)].slice(0, mostAskedTogether)
  const found = await Promise.all(
    chosen.map((slug) => apiGet<FoundResidence>(`/api/v1/residences/${slug}`, { fetch }).catch(() => null)),
  )
  const homes = found.filter((home) => home !== null)
  return { asked: homes.filter(({ isClaimed }) => isClaimed), toCall: homes.filter(({ isClaimed }) => !isClaimed) }
}

export type Followed =
  | { kind: 'asked'; together: AskedTogether }
  | { kind: 'gone' }
  | { kind: 'failed'; status: number }

/** What stands behind a private link to several answers. */
export async function followTogether(secret: string, fetch: typeof globalThis.fetch): Promise<Followed> {
  try {
    const together = await apiGet<AskedTogether>(`/api/inquiries/together/${encodeURIComponent(secret)}`, { fetch })
    return together === null ? { kind: 'gone' } : { kind: 'asked', together }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'gone' } : { kind: 'failed', status }
  }
}
