import type { PlaceFacts } from '#contract/search/place-page.ts'
import type { SearchAnswer } from '#contract/search/residence-search.ts'
import type { SearchAddress } from '#domain/search/search-address.ts'
import { fetchResidencesNow, type ResidencesNow } from '#web/pages/search/found/residences-now.query.ts'
import { search } from '#web/pages/search/residences.query.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

export type FoundPlacePage = {
  facts: PlaceFacts
  answer: SearchAnswer
  shown: ResidencesNow
  address: SearchAddress
  isEmpty: boolean
}

const nearestMiles = '100'
const nearestResidences = '5'

/** Null where there is no such place; 'failed' where it cannot be had just now. */
export async function fetchPlace(
  asked: { state: string; slug: string },
  drawn: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<FoundPlacePage | 'failed' | null> {
  const facts = await callApi('GET /api/residences/place', { query: asked }, { fetch }).catch((error: unknown) =>
    error instanceof ApiError && [404, 422].includes(error.status) ? null : ('failed' as const),
  )
  if (facts === null || facts === 'failed') return facts
  const address = buildAddress(facts)
  const found = await fetchAnswer(address, fetch)
  if (found === null) return 'failed'
  const toShown = (answer: SearchAnswer, at: SearchAddress) => fetchResidencesNow(answer, at, drawn, fetch)
  if (found.total > 0) return { facts, answer: found, shown: await toShown(found, address), address, isEmpty: false }
  const near = { query: { near: `${facts.name}, ${facts.state}`, radius: nearestMiles }, compare: [] }
  const around = { ...near, query: { ...near.query, limit: nearestResidences } }
  const nearest = (await fetchAnswer(around, fetch)) ?? found
  return { facts, answer: nearest, shown: await toShown(nearest, near), address: near, isEmpty: true }
}

function buildAddress({ kind, name, state }: PlaceFacts): SearchAddress {
  return { query: kind === 'town' ? { state, city: name } : { near: `${name}, ${state}` }, compare: [] }
}

async function fetchAnswer(address: SearchAddress, fetch: typeof globalThis.fetch): Promise<SearchAnswer | null> {
  const searched = await search(address, 'cards', fetch)
  return searched.kind === 'found' ? searched.answer : null
}
