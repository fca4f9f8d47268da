import type { Point } from '#domain/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { streetPinsOverlap } from '../house-pin.ts'
import { joinedPins } from '../joined-pins.ts'
import type { MappedHome } from '../mapped-home.ts'
import { PinLink } from '../pin-link.tsx'
import { pointOf } from '../ring-middle.ts'
import type { OpenStreet } from './open-street.client.ts'

type StreetMarksProps = {
  street: OpenStreet
  homes: readonly MappedHome[]
  middle: Point
  words: SearchWords
  homeWords: HomeWords
  onLift: (no: number | null) => void
}

/** A home that keeps its street is at most so many miles from the point it gives (1,300 m). */
const areaMiles = 0.81

/** The homes on the street map, with the marks and numbers of the drawn one; an area is a circle as large as it is. */
export function StreetMarks({ street, homes, middle, words, homeWords, onLift }: StreetMarksProps) {
  const placed = homes.flatMap(({ home, no }) => {
    const point = pointOf(home)
    return point === null ? [] : [{ no, ...street.at(point), isArea: home.addressVisibility === 'area' }]
  })
  const pins = joinedPins(placed, { overlap: streetPinsOverlap })
  const here = street.at(middle)
  const reach = areaMiles * street.mile(middle)
  return (
    <svg className="street-marks" role="group" aria-label={words.map.title}>
      {placed.map(({ no, x, y, isArea }) => isArea && <circle key={no} className="pin-area" cx={x} cy={y} r={reach} />)}
      <circle className="here" cx={here.x} cy={here.y} r="7" />
      {pins.map((pin) => (
        <PinLink key={pin.nos[0]} isOnStreets {...{ pin, homes, words, homeWords, onLift }} />
      ))}
    </svg>
  )
}
