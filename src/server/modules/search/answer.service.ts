import type { MissedResidence, Relaxation, SearchAnswer } from '#contract/residence-search.ts'
import { checksOf, type Point, type Searched } from '#domain/residence-search.ts'
import { countPlace, countTowns, readSearched, type TownCount } from '#server/modules/search/around.store.ts'
import { farOut, type Together, togetherFor, toldTogether, widestOf } from '#server/modules/search/combined.ts'
import { countEach, type Total } from '#server/modules/search/counts.store.ts'
import type { KnownPlaces } from '#server/modules/search/known-places.ts'
import { missedResidence, missesAmong } from '#server/modules/search/misses.ts'
import type { Wish } from '#server/modules/search/order.store.ts'
import type { Looked } from '#server/modules/search/places.ts'
import { type Change, changesOf } from '#server/modules/search/relaxations.ts'
import { readThese } from '#server/modules/search/search.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const mostRelaxations = 4
/** With fewer than this, somebody may still find none of them possible. */
const fewRelaxations = 3

type Around = Pick<SearchAnswer, 'lookedAt' | 'needs' | 'misses' | 'missing' | 'relaxations' | 'towns'>

/** Everything that stands around the homes found: what there is, what nearly fits, and what to ask less of. */
export async function lookAround(
  tx: Tx,
  { wish, looked, isNothing, now }: { wish: Wish; looked: Looked; isNothing: boolean; now: Date },
  places: KnownPlaces,
): Promise<Around> {
  const counts = await countPlace(tx, wish.place)
  const nearMisses = await readMisses(tx, wish, now)
  const relaxations = isNothing ? await readRelaxations(tx, wish, now) : []
  const isState = looked.found?.kind === 'state' && looked.found.state !== null
  const towns = isState && looked.found?.state ? await readTowns(tx, looked.found.state, wish, now, places) : []
  return { ...counts, ...nearMisses, relaxations, towns }
}

/** Fails nothing, so that its checks say only how many there are. */
const anyHome: Searched = {
  ...{ audiences: [], availableBeds: 0, age: 'fresh', keepsWaitingList: null, narrLevel: null, certified: false },
  ...{ cashToMoveIn: null, minimumSobrietyDays: null, yes: [], no: [] },
}

async function readMisses(tx: Tx, wish: Wish, now: Date): Promise<{ misses: MissedResidence[]; missing: number }> {
  if (checksOf(anyHome, wish.ask).length === 0) return { misses: [], missing: 0 }
  const { shown, all } = missesAmong(await readSearched(tx, wish, now), wish.ask)
  const ids = shown.map(({ id }) => id)
  const homes = new Map((await readThese(tx, ids, wish, now)).map((home) => [home.id, home]))
  const misses = shown.flatMap((miss) => {
    const home = homes.get(miss.id)
    return home ? [missedResidence(miss, home, wish.ask)] : []
  })
  return { misses, missing: all }
}

async function readRelaxations(tx: Tx, wish: Wish, now: Date): Promise<Relaxation[]> {
  const changes = changesOf(wish)
  // Those that look farther need a wider walk; all others look at the same homes.
  const wider = (change: Change) => change.change === 'radius'
  const counted = new Map<Change, Total>()
  for (const isWider of [false, true]) {
    const together = changes.flat().filter((change) => wider(change) === isWider)
    const totals = await countEach(
      tx,
      together.map(({ wish }) => wish),
      now,
    )
    for (const [index, change] of together.entries()) counted.set(change, totals[index] ?? nothing)
  }
  const single = changes
    .flatMap((steps) => steps.find((step) => counted.get(step)?.homes) ?? [])
    .map((step): Relaxation => {
      const { wish: _, ...change } = step
      return { ...change, also: [], isWidest: false, ...(counted.get(step) ?? nothing) }
    })
  return single.length > 0 ? single.slice(0, mostRelaxations) : readTogether(tx, wish, now)
}

/** Where no single change finds a home: several at once, and where these are few, the widest search that finds any. */
async function readTogether(tx: Tx, wish: Wish, now: Date): Promise<Relaxation[]> {
  const together = await countTogether(tx, togetherFor(wish, await readSearched(tx, farOut(wish), now)), now)
  if (together.length >= fewRelaxations) return together
  const [widest] = await countTogether(tx, widestOf(wish), now)
  return widest ? [...together, widest] : together
}

async function countTogether(tx: Tx, changes: readonly Together[], now: Date): Promise<Relaxation[]> {
  const wishes = changes.map(({ wish }) => wish)
  const totals = await countEach(tx, wishes, now)
  return changes.flatMap((change, index) => {
    const total = totals[index] ?? nothing
    return total.homes > 0 ? toldTogether(change, total) : []
  })
}

const nothing: Total = { homes: 0, isLeast: false }

async function readTowns(
  tx: Tx,
  stateCode: string,
  wish: Wish,
  now: Date,
  places: KnownPlaces,
): Promise<SearchAnswer['towns']> {
  const towns = await countTowns(tx, stateCode, wish.ask.audience, now)
  return Promise.all(
    towns.map(async ({ name, homes, openBeds, ...space }) => {
      const { latitude, longitude } = (await places.town(name, stateCode)) ?? middleOf(space)
      return { name, homes, openBeds, latitude, longitude }
    }),
  )
}

/** The point on the earth over the middle of some points in space; for towns that no postal list knows. */
function middleOf({ x, y, z }: Pick<TownCount, 'x' | 'y' | 'z'>): Point {
  const degrees = (radians: number) => Math.round((radians * 180 * 100) / Math.PI) / 100
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}
