import { memo, useId } from 'react'
import type { FoundPlace } from '#contract/search/residence-search.ts'
import { projectInOutline, type StateOutline } from '#domain/places/state-plane.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { defaultRadius } from '#domain/search/search-request.ts'
import { coarsenPath } from '#web/pages/search/map/coarsen-path.ts'
import { RoadSignMarks } from '#web/pages/search/map/highways/road-sign-marks.tsx'
import { listRoadSigns } from '#web/pages/search/map/highways/road-signs.ts'
import { MapKey } from '#web/pages/search/map/map-key.tsx'
import type { MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import { findFirstJoined, joinPins } from '#web/pages/search/map/pins/joined-pins.ts'
import { PinLink } from '#web/pages/search/map/pins/pin-link.tsx'
import { computePinBox, hasPinOverlap, moveBesideYou, youBox } from '#web/pages/search/map/pins/residence-pin.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { GroundPaths } from '#web/parts/map-ground/ground-paths.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { placeMilesLabels } from './place-miles-labels.ts'
import { type Box, computeLabelBox } from './placed-labels.ts'
import type { RingGround } from './ring-ground.ts'
import { findRingMiddle, toPoint } from './ring-middle.ts'
import { chooseRings, edge, isWithinRings, placeOnRings, ringRadii } from './ring-plane.ts'
import { placeTownLabels, ringLetters } from './ring-towns.ts'
import '#web/pages/search/map/maps.css'

type RingMapProps = BothWords & {
  residences: readonly MappedResidence[]
  place: FoundPlace
  outline: StateOutline | null
  ground: RingGround | null
}

const milesOfDegree = 69
const signSize = 14

/** Memoized, because the pointer passes over many pins. */
export const RingMap = memo(function RingMap(props: RingMapProps) {
  const { residences, place, outline, ground, words, listingWords } = props
  const cut = useId()
  const middle = findRingMiddle(
    place,
    residences.map(({ residence }) => residence),
  )
  if (middle === null) return null
  const rings = chooseRings(place.radius ?? defaultRadius)
  const drawn = residences.flatMap(({ residence, no }) => {
    const point = toPoint(residence)
    // The rings end at the radius of the search; a home just outside is drawn on the edge.
    return point === null ? [] : [{ no, ...placeOnRings(point, middle, rings) }]
  })
  const pins = joinPins(drawn, { overlap: hasPinOverlap, settled: moveBesideYou })
  const miles = placeMilesLabels(
    rings.map((ring) => words.map.miles(listingWords.number(ring))),
    pins.map(computePinBox),
  )
  const here = place.kind === 'town' ? place.name : (place.town ?? null)
  const taken = [
    youBox,
    ...pins.map(computePinBox),
    ...miles.map(({ box }) => box),
    ...(outline ? [computeInsetBox(outline)] : []),
  ]
  const labels = placeTownLabels(residences, { middle, rings, here, towns: ground?.towns ?? [], taken })
  const signs = listRoadSigns(ground?.numbers ?? [], {
    taken: [...taken, ...labels.map((label) => computeLabelBox(label, ringLetters))],
    isInside: isWithinRings,
    size: signSize,
  })
  const names = { cut, place: words.placeShort({ kind: place.kind, name: place.name, radius: place.radius }) }
  return (
    <div className="ringmap box sunk" id="map" data-small-target>
      <svg
        data-live="map"
        viewBox="-305 -286 610 580"
        role="group"
        aria-label={words.map.label(residences.length, names.place)}
      >
        <clipPath id={cut}>
          <circle r={edge} />
        </clipPath>
        <circle className={ground?.isAllLand === false ? 'beyond' : 'ground'} r={edge} />
        {ground && (
          <g clipPath={`url(#${cut})`}>
            {ground.land && <path className="ground" d={ground.land} />}
            <GroundPaths ground={ground} />
          </g>
        )}
        {ringRadii.map((radius, at) => (
          <circle key={radius} className={at === 2 ? 'edge' : 'ring'} r={radius} />
        ))}
        <RoadSignMarks signs={signs} size={signSize} />
        <g aria-hidden="true" textAnchor="middle">
          {labels.map((label) => (
            <text
              key={label.words}
              className={joinClassNames(label.isMinor && 'minor', label.isOutside && 'beyond-edge') || undefined}
              x={Math.round(label.x)}
              y={Math.round(label.y)}
              textAnchor={label.anchor === 'middle' ? undefined : label.anchor}
            >
              {label.words}
            </text>
          ))}
          {labels.map(
            ({ words: name, dot, isMinor }) =>
              dot && <circle key={name} className={isMinor ? 'town minor' : 'town'} cx={dot.x} cy={dot.y} r="3" />,
          )}
          {miles.map(({ words: text, x, y, anchor }, at) => (
            <text
              key={y}
              className={at === 2 ? 'mi beyond-edge' : 'mi'}
              x={Math.round(x)}
              y={Math.round(y)}
              textAnchor={anchor === 'middle' ? undefined : anchor}
            >
              {text}
            </text>
          ))}
          {outline && <Inset outline={outline} middle={middle} radius={place.radius ?? defaultRadius} />}
        </g>
        {pins.map((pin) => (
          <PinLink key={pin.nos[0]} pin={pin} residences={residences} words={words} listingWords={listingWords} />
        ))}
        <circle className="town" r="3" />
        <circle className="looked-from" r="7" />
      </svg>
      <MapKey
        words={words}
        hasArea={residences.some(({ residence }) => residence.addressVisibility === 'area')}
        hasCounties={!!ground?.counties}
        hasRoads={!!ground?.roads}
        joined={findFirstJoined(pins)}
      />
    </div>
  )
})

const inset = { left: -298, bottom: 286, side: 84 }

const computeInsetScale = ({ width, height }: StateOutline) => inset.side / Math.max(width, height)

function computeInsetBox(outline: StateOutline): Box {
  const { left, bottom } = inset
  const scale = computeInsetScale(outline)
  return { left, bottom, right: left + outline.width * scale, top: bottom - outline.height * scale }
}

function Inset({ outline, middle, radius }: { outline: StateOutline; middle: Point; radius: number }) {
  const scale = computeInsetScale(outline)
  const { x, y } = projectInOutline(middle, outline)
  const half = Math.round(Math.max(9, (radius / milesOfDegree) * outline.scale * scale))
  return (
    <g transform={`translate(${inset.left} ${Math.round(inset.bottom - outline.height * scale)})`}>
      <path className="statemap" transform={`scale(${scale.toFixed(4)})`} d={coarsenPath(outline.path, 2 / scale)} />
      <rect
        className="looked"
        x={Math.round(x * scale) - half}
        y={Math.round(y * scale) - half}
        width={2 * half}
        height={2 * half}
      />
    </g>
  )
}
