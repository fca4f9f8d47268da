import type { FoundPlace, FoundResidence } from '#contract/search/residence-search.ts'
import type { Point } from '#domain/search/residence-search.ts'

/** Null without such a place, or without a home around it to show. */
export function findRingMiddle(place: FoundPlace | null, residences: readonly FoundResidence[]): Point | null {
  if (place === null || place.kind === 'state' || !residences.some((residence) => toPoint(residence))) return null
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

export function toPoint({ latitude, longitude, addressVisibility }: FoundResidence): Point | null {
  if (addressVisibility === 'hidden' || latitude === null || longitude === null) return null
  return { latitude, longitude }
}
