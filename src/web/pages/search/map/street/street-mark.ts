import type { StreetWords } from '#content/search/street.en.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { FoundPlace } from '#contract/search/residence-search.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { defaultRadius } from '#domain/search/search-request.ts'
import { describePin, type MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import { findRingMiddle, toPoint } from '#web/pages/search/map/ring/ring-middle.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { chooseLight } from '#web/parts/residence/residence-card/residence-facts.ts'

export type StreetMark = {
  no: number
  target: string
  latitude: number
  longitude: number
  light: 'on' | 'half' | 'plain'
  isArea: boolean
  label: string
}

export type StreetProps = {
  address: string
  marks: StreetMark[]
  middle: Point
  radius: number
  words: StreetWords
  title: string
  joined: string
}

type StreetsAsked = BothWords & {
  residences: readonly MappedResidence[]
  place: FoundPlace | null
  tiles: SiteSettings['mapTiles']
}

export function buildStreetProps({ residences, place, tiles, words, listingWords }: StreetsAsked): StreetProps | null {
  const middle = findRingMiddle(
    place,
    residences.map(({ residence }) => residence),
  )
  if (place === null || tiles === null || middle === null) return null
  const [west, south, east, north] = tiles.bounds
  const { latitude, longitude } = middle
  if (longitude < west || longitude > east || latitude < south || latitude > north) return null
  return {
    address: tiles.address,
    middle,
    radius: place.radius ?? defaultRadius,
    marks: residences.flatMap((mapped) => {
      const { residence, no, target, misses } = mapped
      const point = toPoint(residence)
      if (point === null) return []
      const isArea = residence.addressVisibility === 'area'
      const light = misses ? 'plain' : chooseLight(residence)
      return [{ no, target, ...point, light, isArea, label: describePin(mapped, `${no}`, { words, listingWords }) }]
    }),
    words: words.street,
    title: words.map.title,
    joined: words.map.joined('{text}', '{nos}'),
  }
}
