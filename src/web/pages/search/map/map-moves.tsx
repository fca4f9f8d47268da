import type { SearchWords } from '#content/search/search.en.ts'
import type { FoundPlace } from '#contract/search/residence-search.ts'
import { directions, formatMapPoint, movePoint } from '#domain/places/map-point.ts'
import { buildSearch, changeSearch, type SearchAddress } from '#domain/search/search-address.ts'
import { defaultRadius } from '#domain/search/search-request.ts'

type MapMovesProps = { address: SearchAddress; path: string; place: FoundPlace; words: SearchWords }

/** Miles, from close to far. */
const steps = [5, 10, 25, 50, 100] as const
/** The share of the radius that one move covers, so that part of the map stays in view. */
const partMoved = 0.8

const formatRadius = (miles: number) => (miles === defaultRadius ? null : String(miles))

export function MapMoves({ address, path, place, words }: MapMovesProps) {
  const { latitude, longitude, radius: found } = place
  if (latitude === null || longitude === null) return null
  const middle = { latitude, longitude }
  const radius = found ?? defaultRadius
  const to = (near: string, miles: number) =>
    `${path}${buildSearch(changeSearch(address, { near, radius: formatRadius(miles), state: null, city: null }))}#map`
  const here = address.query.near ?? formatMapPoint(middle)
  const miles = Math.max(1, Math.round(radius * partMoved))
  const closer = steps.findLast((step) => step < radius)
  const farther = steps.find((step) => step > radius)
  const { moves } = words.map
  return (
    <nav className="map-moves row gap-2 mt-3 small" aria-label={moves.label}>
      <p>{moves.title}</p>
      <ul className="row gap-2">
        {directions.map((direction) => (
          <li key={direction}>
            <a
              className="btn btn-line btn-sm"
              href={to(formatMapPoint(movePoint(middle, miles, direction)), radius)}
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
