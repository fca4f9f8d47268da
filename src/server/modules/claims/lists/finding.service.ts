import type { ClaimableListing, ClaimableQuery } from '#contract/affiliates/claims.ts'
import { usNumber } from '#domain/inquiries/tel-address.ts'
import { namesWithPlaces } from '#domain/places/name-and-place.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { emptySearchRequest, type SearchRequest } from '#domain/search/search-request.ts'
import type { ClaimContext } from '#server/modules/claims/case.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { asSystem } from '#server/plumbing/work/as-system.ts'
import { countClaims, listingBySlug, listingsByPhone, readClaimable } from './claimable.store.ts'

const foundAtMost = 20
/** Miles. */
const around = 10

export function createFinding(parts: { transactions: Transactions; search: Pick<Search, 'find'> }) {
  const { transactions, search } = parts

  async function listIds(asked: Partial<SearchRequest>): Promise<string[]> {
    const { items } = await search.find({ ...emptySearchRequest, ...asked, limit: foundAtMost })
    return items.map(({ id }) => id)
  }

  async function idsNear(asked: Partial<SearchRequest>): Promise<string[]> {
    try {
      return await listIds({ ...asked, radius: around })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'invalid_input')) throw error
      const places = placesNamed(asked.near ?? '', error)
      return inTurn(await Promise.all(places.map((near) => idsNear({ ...asked, near }))))
    }
  }

  async function idsFor(who: ClaimContext, { find, state, home: residence }: ClaimableQuery): Promise<string[]> {
    if (residence !== '') {
      const id = await transactions.run(who.actor, (tx) => listingBySlug(tx, residence))
      if (id === null) throw new AppError('not_found', 'There is no such listing. It may have left the public list.')
      return [id]
    }
    if (find === '') return []
    const number = usNumber(find)
    if (number !== null) {
      return transactions.run(who.actor, (tx) => listingsByPhone(tx, number.digits, foundAtMost))
    }
    const within = state === '' ? {} : { state }
    if (/^\d{5}$/.test(find)) return idsNear({ near: find })
    const [named, near] = await Promise.all([listIds({ name: find, ...within }), idsNear({ near: find, ...within })])
    if (near.length > 0) return [...new Set([...named, ...near])]
    const both = await Promise.all(
      namesWithPlaces(find).map(({ name, place }) => idsNear({ name, near: place, ...within })),
    )
    return [...new Set([...both.flat(), ...named])]
  }

  return {
    async find(who: ClaimContext, query: ClaimableQuery): Promise<ClaimableListing[]> {
      const ids = await idsFor(who, query)
      const items = await transactions.run(who.actor, async (tx) => {
        const claims = await asSystem(tx, () => countClaims(tx, ids))
        const found = await readClaimable(tx, ids, who.organisation.id)
        return found.map((one) => ({ ...one, claims: claims.get(one.id) ?? 0 }))
      })
      const names = [query.find, ...namesWithPlaces(query.find).map(({ name }) => name)]
      const rank = ({ name, isClaimed }: ClaimableListing) =>
        Math.min(...names.map((asked) => nameRank(name, asked))) * 2 + Number(isClaimed)
      return items.toSorted((one, other) => rank(one) - rank(other))
    },
  }
}

/** A name of several places, unlike one with a slip, is not asked about here: each of them is meant. */
function placesNamed(typed: string, { choices }: AppError): string[] {
  const key = placeKey(typed)
  return choices?.near?.filter((choice) => placeKey(choice).startsWith(`${key} `)) ?? []
}

function inTurn(lists: readonly (readonly string[])[]): string[] {
  const turns = Array.from({ length: foundAtMost }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
  return [...new Set(turns.flat())].slice(0, foundAtMost)
}

function nameRank(name: string, find: string): number {
  const [whole, asked] = [name, find].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' '))
  if (!whole || !asked) return 2
  if (whole === asked) return 0
  return whole.startsWith(asked) ? 1 : 2
}
