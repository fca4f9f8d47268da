import type { PlanePoint } from '#domain/places/state-plane.ts'
import { computeMiles, type Point } from '#domain/search/residence-search.ts'
import type { Box } from './placed-labels.ts'

/** Map units from the middle to the outermost ring, and where the other rings are. */
export const edge = 250
const steps = [0.39, 0.69, 1] as const

const defaultRings: readonly (readonly [number, number, number])[] = [
  [1, 2, 5],
  [2, 5, 10],
  [5, 10, 15],
  [5, 10, 25],
  [10, 25, 50],
  [25, 50, 100],
  [50, 100, 200],
  [100, 250, 500],
]

export type Rings = readonly [number, number, number]

/** Three round distances in miles; the last one is the radius of the search. */
export function chooseRings(radius: number): Rings {
  const usual = defaultRings.find((rings) => rings[2] === radius)
  if (usual) return usual
  const round = (miles: number) => Math.max(1, Math.round(miles))
  return [Math.min(round(radius * 0.2), radius), Math.min(round(radius * 0.4), radius), radius]
}

/** In map units. Rings are evenly spaced; between two of them, distance grows evenly. */
export function measureAlongRings(miles: number, rings: Rings): number {
  let [before, at] = [0, 0]
  for (const [place, ring] of rings.entries()) {
    const step = steps[place] ?? 1
    if (miles <= ring || place === 2) {
      return edge * (at + ((step - at) * (miles - before)) / Math.max(ring - before, Number.EPSILON))
    }
    before = ring
    at = step
  }
  return edge
}

export const ringRadii: readonly number[] = steps.map((step) => step * edge)

export function isOnRing({ left, right, top, bottom }: Box): boolean {
  const nearest = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom))
  const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom))
  return ringRadii.some((radius) => nearest < radius && radius < farthest)
}

export function isWithinRings({ left, right, top, bottom }: Box): boolean {
  return Math.hypot(Math.max(-left, right), Math.max(-top, bottom)) < edge
}

export function placeOnRings(point: Point, middle: Point, rings: Rings): PlanePoint {
  const away = measureAlongRings(computeMiles(middle, point), rings)
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const [from, to] = [toRadians(middle.latitude), toRadians(point.latitude)]
  const turn = toRadians(point.longitude - middle.longitude)
  const east = Math.sin(turn) * Math.cos(to)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn)
  const long = Math.hypot(east, north)
  if (long < 1e-9) return { x: 0, y: 0 }
  return { x: (east / long) * away, y: (-north / long) * away }
}
