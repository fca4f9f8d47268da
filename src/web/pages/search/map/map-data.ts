import type { MapSource, MapTown } from '#domain/places/map-lines.ts'
import type { StateOutline } from '#domain/places/state-plane.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { defaultRadius } from '#domain/search/search-request.ts'
import type { SearchOutcome } from '#web/pages/search/residences.query.ts'
import type { MapGround } from '#web/parts/map-ground/map-ground.ts'
import { getStateGround } from '#web/parts/map-ground/state-ground.ts'
import { getRingGround, type RingGround } from './ring/ring-ground.ts'
import { findRingMiddle } from './ring/ring-middle.ts'

export type MapData = {
  outline: StateOutline | null
  ground: RingGround | null
  stateGround: MapGround | null
  largest: readonly string[]
}

export const noMap: MapData = { outline: null, ground: null, stateGround: null, largest: [] }

export function toMapData(searched: SearchOutcome, maps: MapSource): MapData {
  if (searched.kind !== 'found') return noMap
  const { place, items, misses, towns } = searched.answer
  const outline = place?.state ? maps.outlineOf(place.state) : null
  const middle = findRingMiddle(place, [...items, ...misses.map(({ residence }) => residence)])
  const hasTowns = place?.kind === 'state' && towns.length > 0
  return {
    outline,
    ground: middle && getRingGround(maps.lines(), { middle, radius: place?.radius ?? defaultRadius, outline }),
    stateGround: hasTowns && outline ? getStateGround(maps.lines(), outline) : null,
    largest: hasTowns ? findLargestTowns(maps.lines().towns, towns) : [],
  }
}

/** Degrees. Farther apart than this, two points are different towns with the same name. */
const oneTown = 0.4

function findLargestTowns(large: readonly MapTown[], towns: readonly (Point & { name: string })[]): string[] {
  const isTown = (one: MapTown) =>
    towns.some(
      ({ name, latitude, longitude }) =>
        name === one.name &&
        Math.abs(latitude - one.latitude) < oneTown &&
        Math.abs(longitude - one.longitude) < oneTown,
    )
  return large
    .filter(isTown)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name)
}
