import type { Point } from '#domain/search/residence-search.ts'

/*
 * A point that somebody moved a map to, as the place of a search says it: "map 34.75,-92.29". A point alone is where the
 * reader is. Both are rounded to two digits, half a mile or so, and farther than that no address of ours says it.
 */
const pattern = /^mapa?\s+(?=-?\d+(?:\.\d+)?\s*,)/i

export function formatMapPoint({ latitude, longitude }: Point): string {
  return `map ${latitude.toFixed(2)},${longitude.toFixed(2)}`
}

export function isMapPoint(near: string): boolean {
  return pattern.test(near)
}

export function dropMap(near: string): string {
  return near.replace(pattern, '')
}

export const directions = ['north', 'south', 'west', 'east'] as const
export type Direction = (typeof directions)[number]

const milesOfDegree = 69
const farthest = { latitude: 89, longitude: 179 }

export function movePoint({ latitude, longitude }: Point, miles: number, direction: Direction): Point {
  const degrees = miles / milesOfDegree
  const across = degrees / Math.cos((latitude * Math.PI) / 180)
  const north = { north: degrees, south: -degrees, west: 0, east: 0 }[direction]
  const east = { north: 0, south: 0, west: -across, east: across }[direction]
  const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))
  return {
    latitude: clamp(latitude + north, farthest.latitude),
    longitude: clamp(longitude + east, farthest.longitude),
  }
}
