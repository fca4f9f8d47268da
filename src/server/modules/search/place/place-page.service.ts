import type { PlaceFacts, PlaceQuery } from '#contract/search/place-page.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { emptySearchRequest, type SearchRequest } from '#domain/search/search-request.ts'
import { countResidences } from '#server/modules/search/found/counts.store.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { findSearchPlace } from '#server/modules/search/meant/places.service.ts'
import { readTownsNear, type TownNear } from '#server/modules/search/meant/towns-near.store.ts'
import { toSearchQuery } from '#server/modules/search/search.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { reader, type Transactions } from '#server/plumbing/transactions.ts'

export type PlacePages = ReturnType<typeof createPlacePages>

const milesAround = 60
const maxTowns = 12

export function createPlacePages(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }) {
  const { transactions, clock, places } = parts

  async function listKnownTowns(found: readonly TownNear[], own: { name: string; state: string }): Promise<TownNear[]> {
    const towns = new Map<string, TownNear>()
    for (const { name, state, homes: residences } of found) {
      const town = await places.town(name, state)
      if (town === null || (town.name === own.name && state === own.state)) continue
      const key = `${town.name}, ${state}`
      towns.set(key, { name: town.name, state, homes: residences + (towns.get(key)?.homes ?? 0) })
    }
    return [...towns.values()].slice(0, maxTowns)
  }

  return {
    async place({ state, slug }: PlaceQuery): Promise<PlaceFacts | null> {
      const key = toPlaceKey(slug)
      const town = await places.town(key, state)
      const found = town ?? (await places.county(key, state))
      if (found === null) return null
      const { name, latitude, longitude } = found
      const here = town ? { state, city: name } : { near: `${name}, ${state}` }
      const request: SearchRequest = {
        ...emptySearchRequest,
        ...here,
        filters: { ...emptySearchRequest.filters, certified: true },
      }
      const { place } = await findSearchPlace(request, places, { takesGuesses: false })
      const now = clock.now()
      const { certified, near } = await transactions.run(reader, async (tx) => ({
        certified: await countResidences(tx, toSearchQuery(request, place), now),
        near: await readTownsNear(tx, found, milesAround),
      }))
      return {
        kind: town ? 'town' : 'county',
        name,
        state,
        county: town?.county ?? null,
        latitude,
        longitude,
        certified: certified.homes,
        certifiedAreLeast: certified.isLeast,
        towns: await listKnownTowns(near, { name, state }),
      }
    },
  }
}
