import type { FoundResidence, FoundResidences, SearchAnswer } from '#contract/search/residence-search.ts'
import { staleAfterMs } from '#domain/beds/bed-age.ts'
import { filterGroups } from '#domain/beds/residence-beds.ts'
import { listPeople } from '#domain/search/residence-search.ts'
import type { SearchRequest } from '#domain/search/search-request.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { reader, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { readSuggestions } from './found/answer.service.ts'
import type { Place } from './found/conditions.store.ts'
import {
  type BedSums,
  countExactly,
  countResidences,
  countResidencesAndBeds,
  type Total,
} from './found/counts.store.ts'
import { encodeCursor, readCursor } from './found/cursor.rules.ts'
import { isMoreAlike, isRanked, type Order, type PageEnd, type SearchQuery } from './found/order.store.ts'
import type { KnownPlaces } from './meant/known-places.service.ts'
import { addNames } from './meant/names.store.ts'
import { findSearchPlace } from './meant/places.service.ts'
import { type FoundAndEnd, readResidence, readResidences } from './search.store.ts'

export type Search = ReturnType<typeof createSearch>

export function createSearch(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }) {
  const { transactions, clock, places } = parts
  return {
    /** Throws `invalid_input` for an unknown place or an invalid cursor. */
    async find(asked: SearchRequest): Promise<FoundResidences> {
      const { place } = await findSearchPlace(asked, places, { takesGuesses: false })
      const now = clock.now()
      return transactions.run(reader, async (tx) => {
        const query = await addNames(tx, toSearchQuery(asked, place))
        const page = await readPage(tx, asked, query, now)
        const counted = page.whole ?? (await countResidences(tx, query, now))
        const isEnough = !counted.isLeast || !asked.countsAll
        return toPage(query, page, raiseToPage(isEnough ? counted : await countExactly(tx, query, now), page))
      })
    },
    residence: (slug: string): Promise<FoundResidence | null> =>
      transactions.run(reader, (tx) => readResidence(tx, slug, clock.now())),
    async answer(asked: SearchRequest): Promise<SearchAnswer> {
      const looked = await findSearchPlace(asked, places, { takesGuesses: true })
      const now = clock.now()
      return transactions.run(reader, async (tx) => {
        const query = await addNames(tx, toSearchQuery(asked, looked.place))
        const page = await readPage(tx, asked, query, now)
        const { bedsFresh, bedsOlder, saidBeds, ...counted } = page.whole
          ? { ...page.whole, ...sumBedsOn(page, query, now) }
          : await countResidencesAndBeds(tx, query, now)
        const total = raiseToPage(counted, page)
        const around = await readSuggestions(tx, { query, looked, isNothing: total.homes === 0, now }, places)
        const { found: place } = looked
        const measuredAt = now.toISOString()
        return { ...toPage(query, page, total), ...around, place, bedsFresh, bedsOlder, saidBeds, measuredAt }
      })
    },
  }
}

export function toSearchQuery(asked: SearchRequest, place: Place): SearchQuery {
  return { place, filters: asked.filters, name: asked.name ?? '', alike: null, order: chooseOrder(asked, place) }
}

function chooseOrder({ sort, name }: SearchRequest, place: Place): Order {
  const isNear = place.around !== null
  if (sort && (sort !== 'distance' || isNear)) return sort
  if (isNear) return 'distance'
  return name ? 'likeness' : 'fresh'
}

type Page = { residences: FoundAndEnd[]; next: PageEnd | null; whole: Total | null }

async function readPage(tx: Tx, { cursor, limit }: SearchRequest, query: SearchQuery, now: Date): Promise<Page> {
  const after = cursor ? readCursor(cursor, query.order) : null
  const { found, cut } = await readResidences(tx, query, now, { after, limit: limit + 1 })
  const residences = found.slice(0, limit)
  const isFull = found.length > limit
  const next = isFull ? (residences.at(-1)?.end ?? null) : cut
  // A count walks as these orders do, so it would find nothing beyond a walk that was cut short.
  const isAsCounted = !cut || query.order === 'distance' || query.order === 'fresh'
  const isWhole = !after && !isFull && isAsCounted && !isRanked(query.order)
  const isLeast = cut !== null || isMoreAlike(query)
  return { residences, next, whole: isWhole ? { homes: found.length, isLeast } : null }
}

function sumBedsOn({ residences }: Page, { filters }: SearchQuery, now: Date): BedSums {
  const groups = residences.flatMap(({ residence }) => filterGroups(residence.groups, listPeople(filters), residence))
  const sum = (isWanted: (saidAt: Date) => boolean) =>
    groups
      .filter(({ reportedAt }) => reportedAt !== null && isWanted(new Date(reportedAt)))
      .reduce((beds, { availableBeds }) => beds + (availableBeds ?? 0), 0)
  const staleAt = now.getTime() - staleAfterMs
  return {
    bedsFresh: sum((saidAt) => saidAt.getTime() >= staleAt),
    bedsOlder: sum((saidAt) => saidAt.getTime() < staleAt),
    saidBeds: groups.reduce((beds, { availableBeds, totalBeds }) => beds + (availableBeds === null ? 0 : totalBeds), 0),
  }
}

function raiseToPage({ homes: residences, isLeast }: Total, page: Page): Total {
  return { homes: Math.max(residences, page.residences.length), isLeast }
}

function toPage({ order }: SearchQuery, { residences, next }: Page, total: Total): FoundResidences {
  return {
    items: residences.map(({ residence }) => residence),
    total: total.homes,
    totalIsLeast: total.isLeast,
    next: next && encodeCursor(order, next),
  }
}
