import { say } from '#domain/language/say.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { type JoinedPin, joinPins } from '#web/pages/seekers/residences/map/pins/joined-pins.ts'
import { PinShape } from '#web/pages/seekers/residences/map/pins/pin-shape.tsx'
import { hasStreetPinOverlap } from '#web/pages/seekers/residences/map/pins/residence-pin.ts'
import type { OpenStreet } from './open-street.client.ts'
import type { StreetMark } from './street-mark.ts'

type StreetMarksProps = {
  street: OpenStreet
  marks: readonly StreetMark[]
  middle: Point
  title: string
  joined: string
}

/** Miles (1,300 m): a home that hides its street is at most this far from the point it gives. */
const areaMiles = 0.81

export function StreetMarks({ street, marks, middle, title, joined }: StreetMarksProps) {
  const placed = marks.map((mark) => ({ no: mark.no, ...street.at(mark), isArea: mark.isArea }))
  const pins = joinPins(placed, { overlap: hasStreetPinOverlap })
  const here = street.at(middle)
  const reach = areaMiles * street.mile(middle)
  return (
    <svg className="street-marks over" role="group" aria-label={title}>
      {placed.map(({ no, x, y, isArea }) => isArea && <circle key={no} className="pin-area" cx={x} cy={y} r={reach} />)}
      <circle className="looked-from" cx={here.x} cy={here.y} r="7" />
      {pins.map((pin) => (
        <StreetPin key={pin.nos[0]} pin={pin} marks={marks} joined={joined} />
      ))}
    </svg>
  )
}

type StreetPinProps = Pick<StreetMarksProps, 'marks' | 'joined'> & { pin: JoinedPin }

/** A home that hides its street gets no house mark, which would point at a door. */
function StreetPin({ pin, marks, joined }: StreetPinProps) {
  const mine = marks.filter(({ no }) => pin.nos.includes(no))
  const [first] = mine
  if (!first) return null
  const lights = mine.map(({ light }) => light)
  const light = lights.includes('on') ? 'on' : lights.includes('half') ? 'half' : 'plain'
  const label = mine.length > 1 ? say(joined, { text: pin.text, nos: pin.nos.join(', ') }) : first.label
  return (
    <a href={`#${first.target}`} aria-label={label}>
      <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
        <g className="pin-scale">
          <PinShape text={pin.text} light={light} isRound={first.isArea} />
        </g>
      </g>
    </a>
  )
}
