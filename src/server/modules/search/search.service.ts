import type { FoundResidence, FoundResidences, SearchAnswer } from '#contract/residence/residence-search.ts'
import { staleAfterMs } from '#domain/beds/bed-age.ts'
import { groupsFor } from '#domain/beds/residence-beds.ts'
import type { AskedSearch } from '#domain/search/asked-search.ts'
import { peopleOf } from '#domain/search/residence-search.ts'
import { lookAround } from '#server/modules/search/found/answer.service.ts'
import { wishOf } from '#server/modules/search/found/asked.rules.ts'
import {
  type BedSums,
  countExactly,
  countResidences,
  countResidencesAndBeds,
  type Total,
} from '#server/modules/search/found/counts.store.ts'
import { cursorOf, readCursor } from '#server/modules/search/found/cursor.rules.ts'
import { isMoreAlike, isRanked, type PageEnd, type Wish } from '#server/modules/search/found/order.store.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { withNames } from '#server/modules/search/meant/names.store.ts'
import { lookIn } from '#server/modules/search/meant/places.service.ts'
import { type FoundAndEnd, readResidence, readResidences } from '#server/modules/search/search.store.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'

export type Search = ReturnType<typeof createSearch>

const reader = { kind: 'visitor', onlyReads: true } as const

export function createSearch(parts: { transactions: Transactions; clock: Clock; places: KnownPlaces }) {
  const { transactions, clock, places } = parts
  return {
    /** Throws `invalid_input` for an unknown place or an invalid cursor. */
    async find(asked: AskedSearch): Promise<FoundResidences> {
      const { place } = await lookIn(asked, places, { takesGuesses: false })
      const now = clock.now()
      return transactions.run(reader, async (tx) => {
        const wish = await withNames(tx, wishOf(asked, place))
        const page = await readPage(tx, asked, wish, now)
        const counted = page.whole ?? (await countResidences(tx, wish, now))
        const isEnough = !counted.isLeast || !asked.countsAll
        return pageOf(wish, page, atLeast(isEnough ? counted : await countExactly(tx, wish, now), page))
      })
    },
    residence: (slug: string): Promise<FoundResidence | null> =>
      transactions.run(reader, (tx) => readResidence(tx, slug, clock.now())),
    async answer(asked: AskedSearch): Promise<SearchAnswer> {
      const looked = await lookIn(asked, places, { takesGuesses: true })
      const now = clock.now()
      return transactions.run(reader, async (tx) => {
        const wish = await withNames(tx, wishOf(asked, looked.place))
        const page = await readPage(tx, asked, wish, now)
        const { bedsFresh, bedsOlder, saidBeds, ...counted } = page.whole
          ? { ...page.whole, ...bedsOn(page, wish, now) }
          : await countResidencesAndBeds(tx, wish, now)
        const total = atLeast(counted, page)
        const around = await lookAround(tx, { wish, looked, isNothing: total.homes === 0, now }, places)
        const { found: place } = looked
        const measuredAt = now.toISOString()
        return { ...pageOf(wish, page, total), ...around, place, bedsFresh, bedsOlder, saidBeds, measuredAt }
      })
    },
  }
}

type Page = { residences: FoundAndEnd[]; next: PageEnd | null; whole: Total | null }

async function readPage(tx: Tx, { cursor, limit }: AskedSearch, wish: Wish, now: Date): Promise<Page> {
  const after = cursor ? readCursor(cursor, wish.order) : null
  const { found, cut } = await readResidences(tx, wish, now, { after, limit: limit + 1 })
  const residences = found.slice(0, limit)
  const isFull = found.length > limit
  const next = isFull ? (residences.at(-1)?.end ?? null) : cut
  // A count walks as these orders do, so it would find nothing beyond a walk that was cut short.
  const isAsCounted = !cut || wish.order === 'distance' || wish.order === 'fresh'
  const isWhole = !after && !isFull && isAsCounted && !isRanked(wish.order)
  const isLeast = cut !== null || isMoreAlike(wish)
  return { residences, next, whole: isWhole ? { homes: found.length, isLeast } : null }
}

function bedsOn({ residences }: Page, { ask }: Wish, now: Date): BedSums {
  const groups = residences.flatMap(({ residence }) => groupsFor(residence.groups, peopleOf(ask), residence))
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

function atLeast({ homes, isLeast }: Total, page: Page): Total {
  return { homes: Math.max(homes, page.residences.length), isLeast }
}

function pageOf({ order }: Wish, { residences, next }: Page, total: Total): FoundResidences {
  return {
    items: residences.map(({ residence }) => residence),
    total: total.homes,
    totalIsLeast: total.isLeast,
    next: next && cursorOf(order, next),
  }
}
