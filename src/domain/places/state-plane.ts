import type { Point } from '#domain/search/residence-search.ts'

export type PlanePoint = { x: number; y: number }

/**
 * The longer side is 1000 units. `middle` is the longitude drawn upright; `west` and `north` are in degrees, `scale`
 * in units per degree.
 */
export type StateOutline = {
  middle: number
  west: number
  north: number
  scale: number
  width: number
  height: number
  path: string
}

/** Equal-area (sinusoidal), in degrees, y downward. */
export function projectOnStatePlane({ latitude, longitude }: Point, middle: number): PlanePoint {
  return { x: (longitude - middle) * Math.cos((latitude * Math.PI) / 180), y: -latitude }
}

export function projectInOutline(point: Point, outline: StateOutline): PlanePoint {
  const { x, y } = projectOnStatePlane(
    // The last Aleutians lie west of the line where degrees begin anew.
    point.longitude > 0 ? { ...point, longitude: point.longitude - 360 } : point,
    outline.middle,
  )
  return { x: (x - outline.west) * outline.scale, y: (y - outline.north) * outline.scale }
}
