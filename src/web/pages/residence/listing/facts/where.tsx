import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { MapSource } from '#domain/places/map-lines.ts'
import { type PlanePoint, projectInOutline, type StateOutline } from '#domain/places/state-plane.ts'
import { StateGround } from '#web/parts/map-ground/ground-paths.tsx'
import type { MapGround } from '#web/parts/map-ground/map-ground.ts'
import { getStateGround } from '#web/parts/map-ground/state-ground.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Part } from './part.tsx'
import '#web/parts/residence/residence-card/residence-marker.css'

export type DrawnPlace = {
  outline: Pick<StateOutline, 'path' | 'width' | 'height'>
  ground: MapGround
  point: PlanePoint
}

export function drawPlace(residence: ResidenceDetail, maps: MapSource): DrawnPlace | null {
  const outline = maps.outlineOf(residence.state)
  const { latitude, longitude } = residence
  if (latitude === null || longitude === null || outline === null) return null
  const { x, y } = projectInOutline({ latitude, longitude }, outline)
  const { path, width, height } = outline
  const ground = getStateGround(maps.lines(), outline)
  return { outline: { path, width, height }, ground, point: { x: Math.round(x), y: Math.round(y) } }
}

type WhereProps = { residence: ResidenceDetail; stateName: string; drawn: DrawnPlace | null; words: ResidenceWords }

/** A home that hides its address has words only. */
export function Where({ residence, stateName, drawn, words }: WhereProps) {
  const { addressVisibility, street, city, state, zip, name } = residence
  const { where } = words
  const isArea = addressVisibility === 'area'
  return (
    <Part id="where" title={where.title}>
      {drawn && (
        <StateDrawing
          {...drawn}
          label={city}
          isArea={isArea}
          isLit={(residence.availableBeds ?? 0) > 0}
          alt={where.alt({ name, city, state: stateName, isArea })}
        />
      )}
      <address className="stack gap-0 t-strong">
        {street && <span>{street}</span>}
        <span>
          {city}, {state}
          {zip && ` ${zip}`}
        </span>
      </address>
      <p className="small quiet">{where[addressVisibility]}</p>
      <MapLinks residence={residence} words={words} />
    </Part>
  )
}

/** Only for an address that is public to the door. Nothing is requested from a map service before a link is pressed. */
function MapLinks({ residence, words }: Pick<WhereProps, 'residence' | 'words'>) {
  const { addressVisibility, street, city, state, zip, latitude, longitude } = residence
  if (addressVisibility !== 'exact' || !street || latitude === null || longitude === null) return null
  const address = encodeURIComponent(`${street}, ${city}, ${state} ${zip ?? ''}`.trim())
  const point = `${latitude},${longitude}`
  return (
    <p className="where-maps row no-print">
      <a className="btn btn-line" href={`geo:${point}?q=${address}`}>
        <Icon name="pin" />
        {words.where.openInMaps}
      </a>
      <a
        className="tap"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        rel="noreferrer"
      >
        {words.where.openOnWeb}
      </a>
    </p>
  )
}

type StateDrawingProps = DrawnPlace & { label: string; alt: string; isArea: boolean; isLit: boolean }

function StateDrawing({ outline, ground, point, label, alt, isArea, isLit }: StateDrawingProps) {
  const { width, height, path } = outline
  // Wide enough for the words beside the pin, whatever the state's shape.
  const [across, down] = [Math.max(width, height * 1.5) * 1.12, height * 1.12]
  const unit = across / 480
  const [left, top] = [(width - across) / 2, (height - down) / 2]
  const isWest = point.x < width / 2
  const labelX = point.x + (isWest ? 1 : -1) * (isArea ? 34 : 20) * unit
  return (
    <svg className="state-drawing box sunk" viewBox={`${left} ${top} ${across} ${down}`} role="img" aria-label={alt}>
      <StateGround ground={ground} outline={path} />
      {isArea && <circle className="pin-area area" cx={point.x} cy={point.y} r={28 * unit} />}
      <path
        className="pin"
        data-live="pin"
        data-goes-dark=""
        data-lit={isLit || undefined}
        transform={`translate(${point.x} ${point.y}) scale(${1.5 * unit})`}
        d="M-9 0 0-8 9 0V10H-9z"
      />
      <text
        x={labelX}
        y={point.y + 7 * unit}
        fontSize={21 * unit}
        strokeWidth={4 * unit}
        textAnchor={isWest ? 'start' : 'end'}
      >
        {label}
      </text>
    </svg>
  )
}
