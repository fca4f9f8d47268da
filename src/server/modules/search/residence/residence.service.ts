import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { toChord, toMiles } from '#domain/search/residence-search.ts'
import { emptySearchRequest } from '#domain/search/search-request.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { findSearchPlace } from '#server/modules/search/meant/places.service.ts'
import { toSearchQuery } from '#server/modules/search/search.service.ts'
import { readThese } from '#server/modules/search/search.store.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { reader, system, type Transactions } from '#server/plumbing/transactions.ts'
import {
  findMoved,
  findResidence,
  findSimilar,
  isHidden,
  publishToLook,
  type ResidenceDetails,
  readDetails,
} from './residence.store.ts'

export type Residences = ReturnType<typeof createResidences>

class Seen<What> extends Error {
  what: What | undefined
  as(what: What): this {
    this.what = what
    return this
  }
}

const anywhere = { around: null, stateCode: null, city: null }
const similarMiles = 150
const similarResidences = 3

export function createResidences(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }) {
  const { transactions, clock, places } = parts
  return {
    details: (ids: readonly string[]): Promise<Map<string, ResidenceDetails>> =>
      transactions.run(reader, (tx) => readDetails(tx, ids, clock.now())),
    movedTo: (slug: string): Promise<string | null> => transactions.run(reader, (tx) => findMoved(tx, slug)),
    /**
     * Drafts too. Null when the organization has no such home, `unplaced` where it has no state yet, `hidden` where the
     * alliance has hidden it.
     */
    async preview(
      { organizationId }: { organizationId: string },
      id: string,
    ): Promise<ResidenceDetail | 'unplaced' | 'hidden' | null> {
      const now = clock.now()
      const seen = new Seen<ResidenceDetail | 'unplaced' | 'hidden' | null>()
      await transactions
        // As the system: a house that waits for a check, or looks like another listing, is not published for its operator.
        .run(system, async (tx) => {
          if (!(await publishToLook(tx, organizationId, id))) throw seen.as(null)
          const details = (await readDetails(tx, [id], now)).get(id)
          const [found] = await readThese(tx, [id], toSearchQuery(emptySearchRequest, anywhere), now)
          if (details && found) throw seen.as({ ...details, ...found, similar: [] })
          throw seen.as((await isHidden(tx, id)) ? 'hidden' : 'unplaced')
        })
        .catch((error: unknown) => {
          if (error !== seen) throw error
        })
      return seen.what ?? null
    },
    /** Null when there is none. Throws `invalid_input` for an unknown place. */
    async residence(slug: string, near: string = ''): Promise<ResidenceDetail | null> {
      const { place } = await findSearchPlace({ ...emptySearchRequest, near }, places, { takesGuesses: true })
      const now = clock.now()
      return transactions.run(reader, async (tx) => {
        const id = await findResidence(tx, slug)
        const details = id && (await readDetails(tx, [id], now)).get(id)
        if (!id || !details) return null
        const chords = await findSimilar(tx, { id, now, chord: toChord(similarMiles), limit: similarResidences })
        const [[found], others] = await Promise.all([
          readThese(tx, [id], toSearchQuery(emptySearchRequest, place), now),
          readThese(
            tx,
            chords.map((other) => other.id),
            toSearchQuery(emptySearchRequest, anywhere),
            now,
          ),
        ])
        if (!found) return null
        const wayTo = new Map(chords.map((other) => [other.id, Math.round(toMiles(other.chord) * 10) / 10]))
        const similar = others.map((residence) => ({ ...residence, distance: wayTo.get(residence.id) ?? null }))
        return { ...details, ...found, similar }
      })
    },
  }
}
