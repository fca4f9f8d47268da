import type { MeantPlaces, PlaceChoice } from '#contract/meant-places.ts'
import type { SearchQuery } from '#contract/residence-search.ts'
import { wishOf } from '#server/modules/search/asked.ts'
import { countHomes } from '#server/modules/search/counts.store.ts'
import type { KnownPlaces } from '#server/modules/search/known-places.ts'
import { mostChoices } from '#server/modules/search/named-places.ts'
import { lookIn } from '#server/modules/search/places.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type MeantSearch = {
  /** What a place that a search does not understand may mean, with the homes there. */
  meant(query: Pick<SearchQuery, 'near' | 'state'>): Promise<MeantPlaces>
}

const reader = { kind: 'visitor', onlyReads: true } as const

export function createMeant(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }): MeantSearch {
  const { transactions, clock, places } = parts

  async function choiceOf(near: string): Promise<PlaceChoice[]> {
    const meant = await places.find(near, null)
    if (meant.kind === 'unknown' || !meant.stateCode) return []
    const { place } = await lookIn({ near }, places, { takesGuesses: false })
    const wish = wishOf({ near }, place)
    const total = await transactions.run(reader, (tx) => countHomes(tx, wish, clock.now()))
    const { name, stateCode: state } = meant
    const county = meant.kind === 'town' ? ((await places.town(name, state))?.county ?? null) : null
    return [{ near, name, state, county, homes: total.homes, homesAreLeast: total.isLeast }]
  }

  return {
    async meant({ near = '', state }) {
      const meant = await places.find(near, state || null)
      if (meant.kind !== 'unknown') return { why: null, name: meant.name, choices: [] }
      const choices: PlaceChoice[] = []
      for (const choice of meant.choices) choices.push(...(await choiceOf(choice)))
      // The largest stand first; where no home is near, a smaller one with homes goes before it.
      const offered = choices.toSorted((a, b) => Number(b.homes > 0) - Number(a.homes > 0))
      return { why: meant.why, name: meant.name, choices: offered.slice(0, mostChoices) }
    },
  }
}
