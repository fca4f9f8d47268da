import type { SiteSettings } from '#contract/directory/site.ts'
import type { FoundPlace } from '#contract/residence/residence-search.ts'
import { usualRadius } from '#domain/search/asked-search.ts'
import type { Point } from '#domain/search/residence-search.ts'
import type { StreetWords } from '#domain/seeker-words/street-words.ts'
import { pinLabel } from '#web/pages/seekers/residences/map/pins/pin-label.ts'
import { pointOf, ringMiddle } from '#web/pages/seekers/residences/map/ring/ring-middle.ts'
import type { BothWords } from '#web/pages/seekers/residences/search/search-view.ts'
import { lightOf } from '#web/parts/homes/home-card/home-facts.ts'
import type { MappedHome } from '../mapped-home.ts'

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
  homes: readonly MappedHome[]
  place: FoundPlace | null
  tiles: SiteSettings['mapTiles']
}

/** Null where no file of tiles covers the place. */
export function streetsAround({ homes, place, tiles, words, homeWords }: StreetsAsked): StreetProps | null {
  const middle = ringMiddle(
    place,
    homes.map(({ home }) => home),
  )
  if (place === null || tiles === null || middle === null) return null
  const [west, south, east, north] = tiles.bounds
  const { latitude, longitude } = middle
  if (longitude < west || longitude > east || latitude < south || latitude > north) return null
  return {
    address: tiles.address,
    middle,
    radius: place.radius ?? usualRadius,
    marks: homes.flatMap((mapped) => {
      const { home, no, target, misses } = mapped
      const point = pointOf(home)
      if (point === null) return []
      const isArea = home.addressVisibility === 'area'
      const light = misses ? 'plain' : lightOf(home)
      return [{ no, target, ...point, light, isArea, label: pinLabel(mapped, `${no}`, { words, homeWords }) }]
    }),
    words: words.street,
    title: words.map.title,
    joined: words.map.joined('{text}', '{nos}'),
  }
}
