import type { ClaimableListing, ClaimableListings, ClaimableQuery } from '#contract/claims/claims.ts'
import { parseUsNumber } from '#domain/inquiries/tel-address.ts'
import { splitNamesAndPlaces } from '#domain/places/name-and-place.ts'
import { emptySearchRequest, type SearchRequest } from '#domain/search/search-request.ts'
import type { ClaimContext } from '#server/modules/claims/case.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import {
  countClaims,
  findListingBySlug,
  listListingsByPhone,
  listListingsInTown,
  readClaimable,
} from './claimable.store.ts'

const foundAtMost = 20
const aroundMiles = 10
const notNamed = 2

type PlaceTyped = NonNullable<Awaited<ReturnType<KnownPlaces['typed']>>>
/** `there` are in the place that was asked for, and `near` around it. */
type FoundPlaces = { named: string[]; there: string[]; near: string[]; place: string; isGuess: boolean }

export function createFinding(parts: {
  transactions: Transactions
  search: Pick<Search, 'find'>
  places: Pick<KnownPlaces, 'typed'>
}) {
  const { transactions, search, places } = parts

  async function listIds(asked: Partial<SearchRequest>): Promise<string[]> {
    const { items } = await search.find({ ...emptySearchRequest, ...asked, limit: foundAtMost + 1 })
    return items.map(({ id }) => id)
  }

  async function listIdsIn(place: PlaceTyped, asked: Partial<SearchRequest>): Promise<string[]> {
    const within = place.state === null ? [] : [listIdsNear({ ...asked, near: place.state.name })]
    return mergeInTurn(
      await Promise.all([...within, ...place.near.map((near) => listIdsNear({ ...asked, near, radius: aroundMiles }))]),
    )
  }

  async function listIdsNear(asked: Partial<SearchRequest>): Promise<string[]> {
    try {
      return await listIds(asked)
    } catch (error) {
      // Of what was typed nothing is refused for being no place.
      if (error instanceof AppError && error.code === 'invalid_input') return []
      throw error
    }
  }

  async function listIdsOfName(find: string, state: string | null): Promise<string[]> {
    const both = await Promise.all(
      splitNamesAndPlaces(find).map(async ({ name, place }) => {
        const meant = await places.typed(place, state)
        return meant === null || meant.isGuess ? [] : listIdsIn(meant, { name, state })
      }),
    )
    return both.flat()
  }

  async function listIdsOfPlace(who: ClaimContext, place: PlaceTyped, state: string | null) {
    const { town } = place
    const inTown = town ? await transactions.run(who.actor, (tx) => listListingsInTown(tx, town, foundAtMost + 1)) : []
    const inState = place.state === null ? [] : await listIdsIn({ ...place, near: [] }, { state })
    const there = mergeInTurn([inTown, inState])
    return { there, near: there.length > foundAtMost ? [] : await listIdsIn({ ...place, state: null }, { state }) }
  }

  async function lookFor(who: ClaimContext, { find, state: code }: ClaimableQuery): Promise<FoundPlaces> {
    const state = code === '' ? null : code
    const [named, place] = await Promise.all([listIds({ name: find, state }), places.typed(find, state)])
    const placed = place?.isGuess === false ? [] : await listIdsOfName(find, state)
    if (place === null || placed.length > 0) return { ...nothing, named: [...placed, ...named] }
    return { named, ...(await listIdsOfPlace(who, place, state)), place: place.name, isGuess: place.isGuess }
  }

  async function findIds(who: ClaimContext, query: ClaimableQuery): Promise<FoundPlaces> {
    const { find, home: residence } = query
    if (residence !== '') {
      const id = await transactions.run(who.actor, (tx) => findListingBySlug(tx, residence))
      if (id === null) throw new AppError('not_found', 'There is no such listing. It may have left the public list.')
      return { ...nothing, named: [id] }
    }
    if (find === '') return nothing
    const number = parseUsNumber(find)
    if (number === null) return lookFor(who, query)
    const named = await transactions.run(who.actor, (tx) => listListingsByPhone(tx, number.digits, foundAtMost + 1))
    return { ...nothing, named }
  }

  async function readListings(who: ClaimContext, { named, there, near }: FoundPlaces): Promise<ClaimableListing[]> {
    const ids = [...new Set([...there, ...named, ...near])]
    const isHere = new Set([...there, ...named])
    return transactions.run(who.actor, async (tx) => {
      const claims = await runAsSystem(tx, () => countClaims(tx, ids))
      const found = await readClaimable(tx, ids, who.organization.id)
      return found.map((one) => ({ ...one, claims: claims.get(one.id) ?? 0, isNear: !isHere.has(one.id) }))
    })
  }

  return {
    async find(who: ClaimContext, query: ClaimableQuery): Promise<ClaimableListings> {
      const names = [query.find, ...splitNamesAndPlaces(query.find).map(({ name }) => name)]
      const rankListing = ({ name }: ClaimableListing) => Math.min(...names.map((asked) => rankName(name, asked)))
      const computeOrder = (one: ClaimableListing) =>
        (one.isNear ? notNamed + 1 : rankListing(one)) * 2 + Number(one.isClaimed)
      const found = await findIds(who, query)
      const all = await readListings(who, found)
      // Words that are the name of a listing are not taken for a misspelled town.
      const isName = found.isGuess && all.some((one) => found.named.includes(one.id) && rankListing(one) < notNamed)
      const { place, isGuess } = isName ? nothing : found
      const items = isName ? all.filter(({ id }) => found.named.includes(id)) : all
      const shown = items.toSorted((one, other) => computeOrder(one) - computeOrder(other)).slice(0, foundAtMost)
      return { items: shown, place, isGuess, hasMore: items.length > foundAtMost }
    },
  }
}

const nothing: FoundPlaces = { named: [], there: [], near: [], place: '', isGuess: false }

function mergeInTurn(lists: readonly (readonly string[])[]): string[] {
  const turns = Array.from({ length: foundAtMost + 1 }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
  return [...new Set(turns.flat())]
}

function rankName(name: string, find: string): number {
  const [whole, asked] = [name, find].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' '))
  if (!whole || !asked) return notNamed
  if (whole === asked) return 0
  return whole.startsWith(asked) ? 1 : notNamed
}
