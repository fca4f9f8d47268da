import type { Relaxation, SearchAnswer } from '#contract/search/residence-search.ts'
import { asksOfResidences, listPeople, type Point } from '#domain/search/residence-search.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { addNames } from '#server/modules/search/meant/names.store.ts'
import type { PlaceLookup } from '#server/modules/search/meant/places.service.ts'
import { readThese } from '#server/modules/search/search.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { countPlace, countTowns, readSearched, type TownCount } from './around.store.ts'
import {
  buildWidestSearches,
  findSuggestions,
  type SuggestionSet,
  toRelaxations,
  widenSearch,
} from './combined.rules.ts'
import { countEach, type Total } from './counts.store.ts'
import { findMisses, toMissedResidence } from './near-matches.rules.ts'
import type { SearchQuery } from './order.store.ts'
import { type Change, listChanges } from './relaxations.rules.ts'

const maxRelaxations = 4
const fewRelaxations = 3

type AnswerContext = Pick<
  SearchAnswer,
  'lookedAt' | 'needs' | 'misses' | 'notSaid' | 'missing' | 'relaxations' | 'towns'
>

export async function readSuggestions(
  tx: Tx,
  { query, looked, isNothing, now }: { query: SearchQuery; looked: PlaceLookup; isNothing: boolean; now: Date },
  places: KnownPlaces,
): Promise<AnswerContext> {
  const counts = await countPlace(tx, query.place)
  const nearMisses = await readMisses(tx, query, now)
  const relaxations = isNothing ? await readRelaxations(tx, query, now) : []
  const isState = looked.found?.kind === 'state' && looked.found.state !== null
  const towns = isState && looked.found?.state ? await readTowns(tx, looked.found.state, query, now, places) : []
  return { ...counts, ...nearMisses, relaxations, towns }
}

type NearMisses = Pick<SearchAnswer, 'misses' | 'notSaid' | 'missing'>

async function readMisses(tx: Tx, query: SearchQuery, now: Date): Promise<NearMisses> {
  if (!asksOfResidences(query.filters)) return { misses: [], notSaid: 0, missing: 0 }
  const { shown, notSaid, missing } = findMisses(await readSearched(tx, query, now), query.filters)
  const ids = shown.map(({ id }) => id)
  const residences = new Map((await readThese(tx, ids, query, now)).map((residence) => [residence.id, residence]))
  const misses = shown.flatMap((miss) => {
    const residence = residences.get(miss.id)
    return residence ? [toMissedResidence(miss, residence, query.filters)] : []
  })
  return { misses, notSaid, missing }
}

async function readRelaxations(tx: Tx, query: SearchQuery, now: Date): Promise<Relaxation[]> {
  const changes = listChanges(query)
  const here = changes.flat().filter(({ change }) => change !== 'radius')
  const totals = new Map<Change, Total>()
  const keep = (some: Change[], counted: Total[]) => {
    for (const [index, total] of counted.entries()) {
      const change = some[index]
      if (change && total.homes > 0) totals.set(change, total)
    }
  }
  const queries = here.map((change) => change.query)
  keep(here, await countEach(tx, queries, now))
  for (const farther of changes.flat().filter(({ change }) => change === 'radius')) {
    // Counts only homes beyond the radius, as none within it fits. Where a count stopped early (`isLeast`), a wider radius is not tried.
    const [total = nothing] = await countEach(tx, [farther.query], now, { beyond: query.place.around?.miles ?? null })
    keep([farther], [total])
    if (total.homes > 0 || total.isLeast) break
  }
  const found = changes.flatMap((steps) => steps.find((step) => totals.has(step)) ?? [])
  const single = found.map((step): Relaxation => {
    const { query: _, ...change } = step
    return { ...change, also: [], isWidest: false, ...(totals.get(step) ?? nothing) }
  })
  return single.length > 0 ? single.slice(0, maxRelaxations) : readTogether(tx, query, now)
}

async function readTogether(tx: Tx, query: SearchQuery, now: Date): Promise<Relaxation[]> {
  const residences = await readSearched(tx, await addNames(tx, widenSearch(query)), now)
  const together = await countSuggestions(tx, findSuggestions(query, residences), now)
  if (together.length >= fewRelaxations) return together
  const [widest] = await countSuggestions(tx, buildWidestSearches(query), now)
  return widest ? [...together, widest] : together
}

async function countSuggestions(tx: Tx, changes: readonly SuggestionSet[], now: Date): Promise<Relaxation[]> {
  const totals = new Map<SuggestionSet, Total>()
  for (const here of Map.groupBy(changes, ({ query }) => JSON.stringify(query.place)).values()) {
    const queries = here.map(({ query }) => query)
    for (const [index, total] of (await countEach(tx, queries, now)).entries()) {
      const change = here[index]
      if (change && total.homes > 0) totals.set(change, total)
    }
  }
  return changes.flatMap((change) => {
    const total = totals.get(change)
    return total ? toRelaxations(change, total) : []
  })
}

const nothing: Total = { homes: 0, isLeast: false }

async function readTowns(tx: Tx, stateCode: string, query: SearchQuery, now: Date, places: KnownPlaces) {
  const towns = await countTowns(tx, stateCode, listPeople(query.filters), now)
  return Promise.all(
    towns.map(async ({ name, homes: residences, openBeds, bedsToConfirm, ...space }) => {
      const { latitude, longitude } = (await places.town(name, stateCode)) ?? findMiddle(space)
      return { name, homes: residences, openBeds, bedsToConfirm, latitude, longitude }
    }),
  )
}

function findMiddle({ x, y, z }: Pick<TownCount, 'x' | 'y' | 'z'>): Point {
  const toDegrees = (radians: number) => Math.round((radians * 180 * 100) / Math.PI) / 100
  return { latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))), longitude: toDegrees(Math.atan2(y, x)) }
}
