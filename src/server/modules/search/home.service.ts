import type { ResidenceDetail } from '#contract/residence-detail.ts'
import { chordOfMiles, milesOfChord } from '#domain/residence-search.ts'
import { wishOf } from '#server/modules/search/asked.ts'
import type { KnownPlaces } from '#server/modules/search/known-places.ts'
import { lookIn } from '#server/modules/search/places.ts'
import { readThese } from '#server/modules/search/search.store.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { findHome, findSimilar, type HomeDetails, readDetails } from './home.store.ts'

export type Homes = {
  /**
   * One published residence with all that the public may know of it, and its distance from `near` where that names a
   * place; null when there is no such residence. Throws `invalid_input` for a place nobody knows.
   */
  home(slug: string, near?: string): Promise<ResidenceDetail | null>
  /** What a home says besides what search shows of it, by the ids of published homes. */
  details(ids: readonly string[]): Promise<Map<string, HomeDetails>>
}

const reader = { kind: 'visitor', onlyReads: true } as const
/** Farther away nobody goes to see a house. */
const similarMiles = 150
const similarHomes = 3

export function createHomes(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }): Homes {
  const { transactions, clock, places } = parts
  return {
    details: (ids) => transactions.run(reader, (tx) => readDetails(tx, ids, clock.now())),
    async home(slug, near = '') {
      const { place } = await lookIn({ near }, places)
      const now = clock.now()
      return transactions.run(reader, async (tx) => {
        const id = await findHome(tx, slug)
        const details = id && (await readDetails(tx, [id], now)).get(id)
        if (!id || !details) return null
        const chords = await findSimilar(tx, { id, now, chord: chordOfMiles(similarMiles), limit: similarHomes })
        const anywhere = { around: null, stateCode: null, city: null }
        const [[found], others] = await Promise.all([
          readThese(tx, [id], wishOf({}, place), now),
          readThese(
            tx,
            chords.map((other) => other.id),
            wishOf({}, anywhere),
            now,
          ),
        ])
        if (!found) return null
        const wayTo = new Map(chords.map((other) => [other.id, Math.round(milesOfChord(other.chord) * 10) / 10]))
        const similar = others.map((home) => ({ ...home, distance: wayTo.get(home.id) ?? null }))
        return { ...details, ...found, similar }
      })
    },
  }
}
