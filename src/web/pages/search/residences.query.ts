import type { MeantPlaces, PlaceDoubt } from '#contract/search/meant-places.ts'
import type { FoundResidence, SearchAnswer } from '#contract/search/residence-search.ts'
import { dropArticle } from '#domain/language/without-article.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { buildSearch, type ListView, type SearchAddress } from '#domain/search/search-address.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { countResidences, type ResidencesCount } from './form/residences-count.query.ts'
import type { SavedAnswer } from './saved/saved-rows.tsx'

const onPage = { cards: '20', list: '50' } as const satisfies Record<ListView, string>

export type RefusedSearch = {
  kind: 'refused'
  names: string[]
  meant: MeantPlaces | null
  named: ResidencesCount | null
}

/** An unclear place is a question to the visitor, not an error. Null where something else is wrong too. */
export function findDoubt({ meant, names }: RefusedSearch): Exclude<PlaceDoubt, 'point'> | null {
  const why = meant?.why ?? null
  return names.length > 1 || why === 'point' ? null : why
}

export function findFiltersMeant(searched: SearchOutcome | { kind: 'start' }): Readonly<Record<string, string>> | null {
  return searched.kind === 'refused' && findDoubt(searched) === 'need' ? (searched.meant?.filters ?? null) : null
}

export type SearchOutcome =
  | { kind: 'found'; answer: SearchAnswer; compared: FoundResidence[] }
  | RefusedSearch
  | { kind: 'failed' }

export async function search(
  { view: _, ...address }: SearchAddress,
  view: ListView,
  fetch: typeof globalThis.fetch,
): Promise<SearchOutcome> {
  try {
    const searchText = buildSearch({
      ...address,
      query: { ...address.query, limit: address.query.limit ?? onPage[view] },
      compare: [],
    })
    const answer = await callApi('GET /api/residences/answer', { query: new URLSearchParams(searchText) }, { fetch })
    return { kind: 'found', answer, compared: await fetchComparedResidences(address.compare, answer, fetch) }
  } catch (error) {
    const { status, fields } = toFailure(error)
    if (error instanceof ApiError && (status === 422 || status === 400)) {
      const names = Object.keys(fields)
      if (!names.includes('near')) return { kind: 'refused', names, meant: null, named: null }
      const { near = '', state = '' } = address.query
      const meant = await fetchPlacesMeant(near, state, fetch)
      return { kind: 'refused', names, meant, named: await countNamed(near, fetch) }
    }
    return { kind: 'failed' }
  }
}

/** Miles: nobody goes farther to see a house. */
const nearestMiles = '150'
const nearestShown = '3'

export async function fetchNearestOpen(
  { total, place }: SearchAnswer,
  { query: { sort: _, ...query } }: SearchAddress,
  fetch: typeof globalThis.fetch,
): Promise<FoundResidence[]> {
  if (total > 0 || place === null || place.kind === 'state') return []
  const nearQuery = { ...query, open: '1', radius: nearestMiles, limit: nearestShown }
  const found = await callApi('GET /api/v1/residences', { query: nearQuery }, { fetch }).catch(() => null)
  return found?.items ?? []
}

async function countNamed(text: string, fetch: typeof globalThis.fetch): Promise<ResidencesCount | null> {
  if (!/\p{L}{2}/u.test(text)) return null
  const found = await countResidences({ query: { q: text }, compare: [] }, { fetch })
  return found !== null && found.count > 0 ? found : null
}

export async function fetchResidencesCalled(text: string, fetch: typeof globalThis.fetch): Promise<FoundResidence[]> {
  if (!/\p{L}{2}/u.test(text)) return []
  const found = await callApi('GET /api/v1/residences', { query: { q: text, limit: '5' } }, { fetch }).catch(() => null)
  const buildKey = (name: string) => `${toPlaceKey(dropArticle(name))} `
  return (found?.items ?? []).filter(({ name }) => buildKey(name).startsWith(buildKey(text))).slice(0, 2)
}

export function fetchPlacesMeant(
  near: string,
  state: string,
  fetch: typeof globalThis.fetch,
): Promise<MeantPlaces | null> {
  return callApi('GET /api/residences/meant', { query: { state, near } }, { fetch }).catch(() => null)
}

export async function fetchComparedResidences(
  slugs: readonly string[],
  answer: SearchAnswer | null,
  fetch: typeof globalThis.fetch,
): Promise<FoundResidence[]> {
  const known = [...(answer?.items ?? []), ...(answer?.misses.map(({ residence }) => residence) ?? [])]
  const residences = await Promise.all(
    slugs.map(
      (slug) =>
        known.find((residence) => residence.slug === slug) ??
        callApi('GET /api/v1/residences/:slug', { params: { slug } }, { fetch }).catch(() => null),
    ),
  )
  return residences.filter((residence) => residence !== null)
}

/** Null without an answer. Some homes may no longer be listed. */
export async function fetchSavedResidences(
  slugs: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<SavedAnswer | null> {
  const found = await callApi('GET /api/residences/these', { query: { homes: slugs.join(',') } }, { fetch }).catch(
    () => null,
  )
  return found && { ...found, kept: slugs.length }
}
