import type { MeantPlaces, PlaceChoice } from '#contract/search/meant-places.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { readTypedNeeds } from '#domain/search/needs-typed.ts'
import { emptySearchRequest, type SearchRequest } from '#domain/search/search-request.ts'
import { countResidences } from '#server/modules/search/found/counts.store.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import { maxChoices } from '#server/modules/search/named/places-of-name.rules.ts'
import { toSearchQuery } from '#server/modules/search/search.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { reader, type Transactions } from '#server/plumbing/transactions.ts'
import type { KnownPlaces } from './known-places.service.ts'
import { findSearchPlace } from './places.service.ts'

export type MeantSearch = ReturnType<typeof createMeant>

export function createMeant(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }) {
  const { transactions, clock, places } = parts

  async function readChoices(near: string): Promise<PlaceChoice[]> {
    const meant = await places.find(near, null)
    if (meant.kind === 'unknown' || !meant.stateCode) return []
    const request = { ...emptySearchRequest, near }
    const { place } = await findSearchPlace(request, places, { takesGuesses: false })
    const query = toSearchQuery(request, place)
    const total = await transactions.run(reader, (tx) => countResidences(tx, query, clock.now()))
    const { name, stateCode: state } = meant
    const county = meant.kind === 'town' ? ((await places.town(name, state))?.county ?? null) : null
    return [{ near, name, state, county, homes: total.homes, residencesAreLeast: total.isLeast }]
  }

  async function isSlip(near: string): Promise<boolean> {
    const meant = await places.find(near, null)
    if (meant.kind !== 'unknown') return meant.isGuess
    return meant.why === 'unlike' || toPlaceKey(meant.name) !== toPlaceKey(near)
  }

  return {
    async meant({ near: typed, state }: Pick<SearchRequest, 'near' | 'state'>): Promise<MeantPlaces> {
      const near = typed ?? ''
      const meant = await places.find(near, state)
      if (meant.kind !== 'unknown') {
        const isInState = !meant.isGuess || (await isSlip(near))
        return { why: null, name: meant.name, choices: [], inState: isInState ? nameInState(meant, state) : null }
      }
      const choices: PlaceChoice[] = []
      for (const choice of meant.choices) choices.push(...(await readChoices(choice)))
      // The largest stand first; where no home is near, a smaller one with homes goes before it.
      const offered = choices.toSorted((a, b) => Number(b.homes > 0) - Number(a.homes > 0))
      return {
        why: meant.why,
        name: meant.name,
        choices: offered.slice(0, maxChoices),
        inState: null,
        ...(meant.why === 'need' && { filters: readTypedNeeds(near).filters }),
      }
    },
  }
}

function nameInState(meant: Exclude<PlaceMatch, { kind: 'unknown' }>, state: string | null): string | null {
  const { kind, name, stateCode, isStreet } = meant
  const isNamed = (kind === 'town' || kind === 'county') && !isStreet
  if (!isNamed || stateCode === null || stateCode !== state) return null
  return `${meant.region ?? name}, ${stateCode}`
}
