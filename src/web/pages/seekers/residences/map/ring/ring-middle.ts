import type { FoundPlace, FoundResidence } from '#contract/residence/residence-search.ts'
import type { Point } from '#domain/search/residence-search.ts'

/** Where the map around a place has its middle; null where there is no such place, or no home around it to be shown. */
export function ringMiddle(place: FoundPlace | null, homes: readonly FoundResidence[]): Point | null {
  if (place === null || place.kind === 'state' || !homes.some((home) => pointOf(home))) return null
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** A home that keeps its place to itself has none on the map. */
export function pointOf({ latitude, longitude, addressVisibility }: FoundResidence): Point | null {
  if (addressVisibility === 'hidden' || latitude === null || longitude === null) return null
  return { latitude, longitude }
}
