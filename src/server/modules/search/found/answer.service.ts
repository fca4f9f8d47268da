import type { Relaxation, SearchAnswer } from '#contract/residence/residence-search.ts'
import { asksOfResidences, type Point, peopleOf } from '#domain/search/residence-search.ts'
import { countPlace, countTowns, readSearched, type TownCount } from '#server/modules/search/found/around.store.ts'
import {
  farOut,
  type Together,
  togetherFor,
  toldTogether,
  widestOf,
} from '#server/modules/search/found/combined.rules.ts'
import { countEach, type Total } from '#server/modules/search/found/counts.store.ts'
import { missedResidence, missesAmong } from '#server/modules/search/found/misses.rules.ts'
import type { Wish } from '#server/modules/search/found/order.store.ts'
import { type Change, changesOf } from '#server/modules/search/found/relaxations.rules.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { withNames } from '#server/modules/search/meant/names.store.ts'
import type { Looked } from '#server/modules/search/meant/places.service.ts'
import { readThese } from '#server/modules/search/search.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const mostRelaxations = 4
const fewRelaxations = 3

type Around = Pick<SearchAnswer, 'lookedAt' | 'needs' | 'misses' | 'notSaid' | 'missing' | 'relaxations' | 'towns'>

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

type NearMisses = Pick<SearchAnswer, 'misses' | 'notSaid' | 'missing'>

async function readMisses(tx: Tx, wish: Wish, now: Date): Promise<NearMisses> {
  if (!asksOfResidences(wish.ask)) return { misses: [], notSaid: 0, missing: 0 }
  const { shown, notSaid, missing } = missesAmong(await readSearched(tx, wish, now), wish.ask)
  const ids = shown.map(({ id }) => id)
  const residences = new Map((await readThese(tx, ids, wish, now)).map((residence) => [residence.id, residence]))
  const misses = shown.flatMap((miss) => {
    const residence = residences.get(miss.id)
    return residence ? [missedResidence(miss, residence, wish.ask)] : []
  })
  return { misses, notSaid, missing }
}

async function readRelaxations(tx: Tx, wish: Wish, now: Date): Promise<Relaxation[]> {
  const changes = changesOf(wish)
  const here = changes.flat().filter(({ change }) => change !== 'radius')
  const totals = new Map<Change, Total>()
  const keep = (some: Change[], counted: Total[]) => {
    for (const [index, total] of counted.entries()) {
      const change = some[index]
      if (change && total.homes > 0) totals.set(change, total)
    }
  }
  const wishes = here.map((change) => change.wish)
  keep(here, await countEach(tx, wishes, now))
  for (const farther of changes.flat().filter(({ change }) => change === 'radius')) {
    // Nothing was found as near as was asked. Where none of so many fits, still farther is no help either.
    const [total = nothing] = await countEach(tx, [farther.wish], now, { beyond: wish.place.around?.miles ?? null })
    keep([farther], [total])
    if (total.homes > 0 || total.isLeast) break
  }
  const found = changes.flatMap((steps) => steps.find((step) => totals.has(step)) ?? [])
  const single = found.map((step): Relaxation => {
    const { wish: _, ...change } = step
    return { ...change, also: [], isWidest: false, ...(totals.get(step) ?? nothing) }
  })
  return single.length > 0 ? single.slice(0, mostRelaxations) : readTogether(tx, wish, now)
}

async function readTogether(tx: Tx, wish: Wish, now: Date): Promise<Relaxation[]> {
  const residences = await readSearched(tx, await withNames(tx, farOut(wish)), now)
  const together = await countTogether(tx, togetherFor(wish, residences), now)
  if (together.length >= fewRelaxations) return together
  const [widest] = await countTogether(tx, widestOf(wish), now)
  return widest ? [...together, widest] : together
}

async function countTogether(tx: Tx, changes: readonly Together[], now: Date): Promise<Relaxation[]> {
  const totals = new Map<Together, Total>()
  for (const here of Map.groupBy(changes, ({ wish }) => JSON.stringify(wish.place)).values()) {
    const wishes = here.map(({ wish }) => wish)
    for (const [index, total] of (await countEach(tx, wishes, now)).entries()) {
      const change = here[index]
      if (change && total.homes > 0) totals.set(change, total)
    }
  }
  return changes.flatMap((change) => {
    const total = totals.get(change)
    return total ? toldTogether(change, total) : []
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
  const towns = await countTowns(tx, stateCode, peopleOf(wish.ask), now)
  return Promise.all(
    towns.map(async ({ name, homes, openBeds, bedsToConfirm, ...space }) => {
      const { latitude, longitude } = (await places.town(name, stateCode)) ?? middleOf(space)
      return { name, homes, openBeds, bedsToConfirm, latitude, longitude }
    }),
  )
}

function middleOf({ x, y, z }: Pick<TownCount, 'x' | 'y' | 'z'>): Point {
  const degrees = (radians: number) => Math.round((radians * 180 * 100) / Math.PI) / 100
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}
