import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { buildSearch, changeSearch, type SearchAddress, stateFirst } from '#domain/search/search-address.ts'
import {
  fetchPlacesMeant,
  fetchResidencesCalled,
  findFiltersMeant,
  type SearchOutcome,
} from '#web/pages/search/residences.query.ts'
import type { StateName } from './search-view.ts'

/** On the page of a state, a typed town or need is taken to be in that state. */
export async function preferState(
  address: SearchAddress,
  asked: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<SearchAddress> {
  const { near } = address.query
  const state = asked.get(stateFirst)?.toUpperCase() ?? ''
  if (near === undefined || !/^[A-Z]{2}$/.test(state)) return address
  const meant = await fetchPlacesMeant(near, state, fetch)
  if (meant?.inState) return changeSearch(address, { near: meant.inState })
  const isNeedAlone = meant?.why === 'need' && meant.choices.length === 0
  return isNeedAlone ? changeSearch(address, { state }) : address
}

export async function findPathElsewhere(
  searched: SearchOutcome,
  address: SearchAddress,
  { language, fetch }: { language: Language; fetch: typeof globalThis.fetch },
): Promise<string | null> {
  const { near } = address.query
  if (searched.kind === 'failed') return null
  const searchPath = buildSeekerPath('search', language)
  if (near === undefined) {
    const namedNeed = await findNamedNeed(searched, address, fetch)
    return namedNeed && searchPath + buildSearch(namedNeed)
  }
  const filters = findFiltersMeant(searched)
  const placed = filters && addNeed(searched, address, filters)
  const place = searched.kind === 'found' ? searched.answer.place : null
  const why = searched.kind === 'refused' ? searched.meant?.why : null
  const isUnsure = place ? place.isGuess || place.isStreet : why === 'unlike' || why === 'street'
  const isNeed = filters !== null
  // A need alone is no name but where it is the whole of one.
  const isCalled = ({ name }: { name: string }) => placed !== null || !isNeed || toPlaceKey(name) === toPlaceKey(near)
  const called = isUnsure || isNeed ? (await fetchResidencesCalled(near, fetch)).filter(isCalled) : []
  const [residence, another] = called
  const other = {
    near: null,
    radius: null,
    sort: address.query.sort === 'distance' ? null : (address.query.sort ?? null),
  }
  if (residence && !another) return buildSeekerPath('residence', language, residence.slug)
  if (residence) return searchPath + buildSearch(changeSearch(address, { ...other, open: null, q: near }))
  if (placed) return searchPath + buildSearch(placed)
  if (place?.kind !== 'state') return null
  return searchPath + buildSearch(changeSearch(address, { ...other, state: place.state }))
}

function addNeed(
  searched: SearchOutcome,
  address: SearchAddress,
  filters: SearchAddress['query'],
): SearchAddress | null {
  const [choice, another] = (searched.kind === 'refused' && searched.meant?.choices) || []
  if (choice && !another) return changeSearch(address, { ...filters, near: choice.near, state: null })
  const { state, sort = null } = address.query
  if (choice || !state) return null
  return changeSearch(address, { ...filters, near: null, radius: null, sort: sort === 'distance' ? null : sort })
}

async function findNamedNeed(
  searched: SearchOutcome,
  address: SearchAddress,
  fetch: typeof globalThis.fetch,
): Promise<SearchAddress | null> {
  const { q, state = '' } = address.query
  if (q === undefined || searched.kind !== 'found' || searched.answer.total > 0) return null
  const meant = await fetchPlacesMeant(q, state, fetch)
  return meant?.why === 'need' ? changeSearch(address, { q: null, near: q, open: '1' }) : null
}

/** Names a state as the page's language does, whatever the server calls it. */
export function renameState(searched: SearchOutcome, states: readonly StateName[]): SearchOutcome {
  const place = searched.kind === 'found' ? searched.answer.place : null
  const own = states.find(({ code }) => code === place?.state)
  if (searched.kind !== 'found' || place?.kind !== 'state' || !own) return searched
  return { ...searched, answer: { ...searched.answer, place: { ...place, name: own.name } } }
}
