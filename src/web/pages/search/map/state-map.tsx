import type { SearchAnswer } from '#contract/search/residence-search.ts'
import type { StateOutline } from '#domain/places/state-plane.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { StateGround } from '#web/parts/map-ground/ground-paths.tsx'
import type { MapGround } from '#web/parts/map-ground/map-ground.ts'
import { RoadSignMarks } from './highways/road-sign-marks.tsx'
import { listRoadSigns } from './highways/road-signs.ts'
import { TownKey } from './map-key.tsx'
import { findFirstJoined } from './pins/joined-pins.ts'
import { computeLabelBox } from './ring/placed-labels.ts'
import { computeDotBox, dotLetters, listTownDots, measureHalfDot, type NamedDot } from './town-dots.ts'
import './maps.css'

type Town = SearchAnswer['towns'][number]

type StateMapProps = BothWords & {
  towns: readonly Town[]
  outline: StateOutline
  ground: MapGround | null
  largest: readonly string[]
  townPath: (town: string) => string
}

const margin = 44
const signSize = 22

export function StateMap({ towns, outline, ground, largest, townPath, words, listingWords }: StateMapProps) {
  const { width, height } = outline
  const within = { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
  const { dots, labels } = listTownDots(towns, { outline, within, largest })
  const signs = listRoadSigns(ground?.numbers ?? [], {
    taken: [...dots.map(computeDotBox), ...labels.map((label) => computeLabelBox(label, dotLetters))],
    isInside: ({ left, right, top, bottom }) => left > 0 && right < width && top > 0 && bottom < height,
    size: signSize,
  })
  return (
    <div className="fit-22 gap-7 align-start" id="map">
      <div className="ringmap box sunk no-print" data-small-target>
        {/* The list beside it says all of this: the drawing is for those who see and point. */}
        <svg
          className="townmap"
          data-live="towns"
          viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
          aria-hidden="true"
        >
          <StateGround ground={ground} outline={outline.path} />
          <RoadSignMarks signs={signs} size={signSize} />
          {labels.map((label) => (
            <text
              key={label.words}
              className={label.isMinor ? 'minor' : undefined}
              x={Math.round(label.x)}
              y={Math.round(label.y)}
              textAnchor={label.anchor}
            >
              {label.words}
            </text>
          ))}
          {dots.map((dot) => (
            <TownDot key={dot.text} dot={dot} towns={towns} townPath={townPath} words={words} />
          ))}
        </svg>
        <TownKey
          words={words}
          hasCounties={!!ground?.counties}
          hasRoads={!!ground?.roads}
          joined={findFirstJoined(dots)}
        />
      </div>
      <nav aria-label={words.map.towns}>
        <ol className="towns" data-live="town-list">
          {towns.map((town, at) => (
            <li key={town.name}>
              <a href={townPath(town.name)}>
                <span className="town-no" data-light={chooseTownLight(town)} aria-hidden="true">
                  {at + 1}
                </span>
                <b>{town.name}</b>
                <small className="small quiet">{listingWords.residences(town.homes)}</small>
                <span className="lamps" data-off={town.openBeds === 0 || undefined}>
                  {words.map.openCount(town.openBeds, town.bedsToConfirm)}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

function chooseTownLight({ openBeds, bedsToConfirm }: Town): 'on' | 'half' | 'plain' {
  if (openBeds > 0) return 'on'
  return bedsToConfirm > 0 ? 'half' : 'plain'
}

type TownDotProps = Pick<StateMapProps, 'towns' | 'townPath' | 'words'> & { dot: NamedDot }

function TownDot({ dot, towns, townPath, words }: TownDotProps) {
  const here = dot.nos.flatMap((no) => towns[no - 1] ?? [])
  const lights = here.map(chooseTownLight)
  const light = lights.includes('on') ? 'on' : lights.includes('half') ? 'half' : 'plain'
  const { wide, high } = measureHalfDot(dot.text)
  const title = here
    .map(
      ({ name, openBeds, bedsToConfirm }, at) =>
        `${dot.nos[at]}. ${name}: ${words.map.openCount(openBeds, bedsToConfirm)}`,
    )
    .join('\n')
  return (
    <a href={townPath(dot.name)} tabIndex={-1}>
      <title>{title}</title>
      <g transform={`translate(${Math.round(dot.x)} ${Math.round(dot.y)})`}>
        <g className="dot-scale">
          <rect className="dot" data-light={light} x={-wide} y={-high} width={2 * wide} height={2 * high} rx={high} />
          {light === 'half' && (
            <path
              className="pin-lit"
              d={`M${-wide} 0H${wide}A${high} ${high} 0 0 1 ${wide - high} ${high}H${high - wide}A${high} ${high} 0 0 1 ${-wide} 0z`}
            />
          )}
          <text className="dot-no" data-light={light} y="11">
            {dot.text}
          </text>
        </g>
      </g>
    </a>
  )
}
