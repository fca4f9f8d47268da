import { usualRadius } from '#domain/asked-search.ts'
import type { MapSource } from '#domain/map-lines.ts'
import type { StateOutline } from '#domain/state-plane.ts'
import type { MapGround } from '#web/parts/map-ground/map-ground.ts'
import { stateGround } from '#web/parts/map-ground/state-ground.ts'
import type { Searched } from '../residences.query.ts'
import { type RingGround, ringGround } from './ring-ground.ts'
import { ringMiddle } from './ring-middle.ts'

export type MapData = {
  /** The shape of the state that the search looks in. */
  outline: StateOutline | null
  /** What lies under the map of the answer: around a place, or in a state. */
  ground: RingGround | null
  stateGround: MapGround | null
}

export const noMap: MapData = { outline: null, ground: null, stateGround: null }

/** The shape of the state that the search looks in, and what lies under the map where there is one to draw. */
export function mapDataOf(searched: Searched, maps: MapSource): MapData {
  if (searched.kind !== 'found') return noMap
  const { place, items, misses, towns } = searched.answer
  const outline = place?.state ? maps.outlineOf(place.state) : null
  const middle = ringMiddle(place, [...items, ...misses.map(({ home }) => home)])
  const hasTowns = place?.kind === 'state' && towns.length > 0
  return {
    outline,
    ground: middle && ringGround(maps.lines(), { middle, radius: place?.radius ?? usualRadius, outline }),
    stateGround: hasTowns && outline ? stateGround(maps.lines(), outline) : null,
  }
}
