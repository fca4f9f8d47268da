import { maxAskedTogether, maxToChoose } from '#contract/inquiries/inquiry-fields.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type ToAsk = { asked: FoundResidence[]; toCall: FoundResidence[]; chosen: readonly string[] }

export async function fetchResidencesToAsk(search: URLSearchParams, fetch: typeof globalThis.fetch): Promise<ToAsk> {
  const offered = parseSlugs(search.get('homes')).slice(0, maxToChoose)
  const found = await Promise.all(
    offered.map((slug) => callApi('GET /api/v1/residences/:slug', { params: { slug } }, { fetch }).catch(() => null)),
  )
  const residences = found.filter((residence) => residence !== null)
  const claimed = residences.filter(({ isClaimed }) => isClaimed)
  const first = claimed.slice(0, maxAskedTogether).map(({ slug }) => slug)
  const chosen = search.has('chosen') ? parseSlugs(search.get('chosen')) : first
  return { asked: claimed, chosen, toCall: residences.filter(({ isClaimed }) => !isClaimed) }
}

function parseSlugs(list: string | null): string[] {
  return [...new Set((list ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug)))]
}
