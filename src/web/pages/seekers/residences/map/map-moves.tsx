import type { FoundPlace } from '#contract/residence/residence-search.ts'
import { directions, mapPoint, movedBy } from '#domain/places/map-point.ts'
import { usualRadius } from '#domain/search/asked-search.ts'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search/search-address.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'

type MapMovesProps = { address: SearchAddress; path: string; place: FoundPlace; words: SearchWords }

/** How far the map looks, from close to far, in miles. */
const steps = [5, 10, 25, 50, 100] as const
/** A move keeps a part of what the map shows in sight. */
const partMoved = 0.8

/** The usual distance has no name in an address. */
const radiusOf = (miles: number) => (miles === usualRadius ? null : String(miles))

/** Ways to search elsewhere from the map: each is a link to that search, with everything else that was asked. */
export function MapMoves({ address, path, place, words }: MapMovesProps) {
  const { latitude, longitude, radius: found } = place
  if (latitude === null || longitude === null) return null
  const middle = { latitude, longitude }
  const radius = found ?? usualRadius
  const to = (near: string, miles: number) =>
    `${path}${searchOf(changedSearch(address, { near, radius: radiusOf(miles), state: null, city: null }))}#map`
  const here = address.query.near ?? mapPoint(middle)
  const miles = Math.max(1, Math.round(radius * partMoved))
  const closer = steps.findLast((step) => step < radius)
  const farther = steps.find((step) => step > radius)
  const { moves } = words.map
  return (
    <nav className="map-moves" aria-label={moves.label}>
      <p>{moves.title}</p>
      <ul>
        {directions.map((direction) => (
          <li key={direction}>
            <a
              className="btn btn-line btn-sm"
              href={to(mapPoint(movedBy(middle, miles, direction)), radius)}
              aria-label={moves.move(direction, miles)}
            >
              {moves[direction]}
            </a>
          </li>
        ))}
        {closer && (
          <li>
            <a className="btn btn-line btn-sm" href={to(here, closer)} aria-label={moves.zoom('closer', closer)}>
              {moves.closer}
            </a>
          </li>
        )}
        {farther && (
          <li>
            <a className="btn btn-line btn-sm" href={to(here, farther)} aria-label={moves.zoom('farther', farther)}>
              {moves.farther}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
