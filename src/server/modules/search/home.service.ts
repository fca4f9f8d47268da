import type { ResidenceDetail } from '#contract/residence-detail.ts'
import type { FoundResidence } from '#contract/residence-search.ts'
import { bedAge, withdrawnAfterMs } from '#domain/bed-age.ts'
import { needsIn } from '#domain/residence-needs.ts'
import { chordOfMiles, milesOfChord, type Point } from '#domain/residence-search.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { findHome, findSimilar, type HomeRow } from './home.store.ts'

export type Homes = {
  /**
   * One published residence with all that the public may know of it, and its distance from `near` where that names a
   * place; null when there is no such residence.
   */
  home(slug: string, near?: string): Promise<ResidenceDetail | null>
}

const reader = { kind: 'visitor', onlyReads: true } as const
/** Farther away nobody goes to see a house. */
const similarMiles = 150
const similarHomes = 3

export function createHomes(parts: {
  transactions: Transactions
  clock: Clock
  /** The point that a text of people names: "72201", "Conway, AR"; null for a text that names none. */
  locate: (text: string) => Promise<Point | null>
}): Homes {
  const { transactions, clock, locate } = parts
  return {
    async home(slug, near = '') {
      const now = clock.now()
      const point = near === '' ? null : await locate(near)
      const withdrawnBefore = new Date(now.getTime() - withdrawnAfterMs)
      return transactions.run(reader, async (tx) => {
        const found = await findHome(tx, { slug, now, near: point })
        if (!found) return null
        const chord = chordOfMiles(similarMiles)
        const similar = await findSimilar(tx, { slug, now, withdrawnBefore, chord, limit: similarHomes })
        const { chord: _, saidYes: _yes, saidNo: _no, ...own } = found
        return { ...own, ...foundOf(found, now), similar: similar.map((row) => foundOf(row, now)) }
      })
    },
  }
}

/** A home as search shows it: a group whose number is withdrawn has none, and is in no sum. */
function foundOf(row: HomeRow, now: Date): FoundResidence {
  const { chord, saidYes, saidNo, ...home } = row
  const groups = home.groups.map((group) => (ageOf(group.reportedAt, now) === 'withdrawn' ? unsaid(group) : group))
  const counted = groups.filter(({ availableBeds }) => availableBeds !== null)
  const times = (counted.length > 0 ? counted : groups).flatMap(({ reportedAt }) => reportedAt ?? []).sort()
  // The oldest number in a sum says how far the sum may be trusted.
  const reportedAt = (counted.length > 0 ? times[0] : times.at(-1)) ?? null
  return {
    ...pick(home),
    distance: chord === null ? null : Math.round(milesOfChord(chord) * 10) / 10,
    totalBeds: sum(groups.map(({ totalBeds }) => totalBeds)),
    availableBeds: counted.length === 0 ? null : sum(counted.map(({ availableBeds }) => availableBeds ?? 0)),
    availabilityAge: ageOf(reportedAt, now),
    reportedAt,
    groups,
    yes: needsIn(BigInt(saidYes)),
    no: needsIn(BigInt(saidNo)),
  }
}

type Listed = Omit<HomeRow, 'chord' | 'saidYes' | 'saidNo'>

/** A detail's row holds more than search shows. */
function pick(home: Listed): Listed {
  const { id, slug, name, organization, city, state, zip, street, addressVisibility, latitude, longitude } = home
  const { phone, takesTexts, groups, keepsWaitingList, narrLevel, certified, feeAmount, feePer, cashToMoveIn } = home
  const { minimumSobrietyDays, isClaimed, isSample } = home
  const place = { city, state, zip, street, addressVisibility, latitude, longitude }
  const said = { keepsWaitingList, narrLevel, certified, feeAmount, feePer, cashToMoveIn, minimumSobrietyDays }
  return { id, slug, name, organization, ...place, phone, takesTexts, groups, ...said, isClaimed, isSample }
}

function ageOf(saidAt: string | null, now: Date) {
  return bedAge(saidAt === null ? null : new Date(saidAt), now)
}

function unsaid(group: FoundResidence['groups'][number]) {
  return { ...group, availableBeds: null }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
