import type { Point } from '#domain/search/residence-search.ts'

export type PlanePoint = { x: number; y: number }

/**
 * A state drawn flat, the longer side 1000 units. `middle` is the longitude that stands upright in it; `west` and `north`
 * are the plane's edges in degrees and `scale` its units per degree.
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

/** A point of the earth on a plane that keeps areas true (sinusoidal), in degrees, y downwards. */
export function onStatePlane({ latitude, longitude }: Point, middle: number): PlanePoint {
  return { x: (longitude - middle) * Math.cos((latitude * Math.PI) / 180), y: -latitude }
}

/** Where a point of the state lies in its drawing. */
export function inOutline(point: Point, outline: StateOutline): PlanePoint {
  const { x, y } = onStatePlane(
    // The last Aleutians lie west of the line where degrees begin anew.
    point.longitude > 0 ? { ...point, longitude: point.longitude - 360 } : point,
    outline.middle,
  )
  return { x: (x - outline.west) * outline.scale, y: (y - outline.north) * outline.scale }
}
