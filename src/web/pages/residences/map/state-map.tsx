import { Link } from 'react-router'
import type { SearchAnswer } from '#contract/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { inOutline, type StateOutline } from '#domain/state-plane.ts'
import { type Box, placedLabels } from './placed-labels.ts'
import { spreadDots } from './spread-dots.ts'
import './maps.css'

type Town = SearchAnswer['towns'][number]

type StateMapProps = {
  towns: readonly Town[]
  outline: StateOutline
  /** Where a search around a town is. */
  townPath: (town: string) => string
  words: SearchWords
  homeWords: HomeWords
}

const size = 34
const margin = 30

/** One dot for each town, its area by homes and its number the beds open there; beside it the same towns as a list. */
export function StateMap({ towns, outline, townPath, words, homeWords }: StateMapProps) {
  const most = Math.max(1, ...towns.map(({ homes }) => homes))
  const dots = spreadDots(
    towns.map((town) => ({ town, r: 26 + 16 * Math.sqrt(town.homes / most), ...inOutline(town, outline) })),
  )
  const taken: Box[] = dots.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }))
  const within = { left: -margin, top: -margin, right: outline.width + margin, bottom: outline.height + margin }
  const wishes = dots.map(({ town, x, y, r }) => ({ words: town.name, x, y, clear: r + 7 }))
  const labels = placedLabels(wishes, taken, within, size)
  const box = `${-margin} ${-margin} ${outline.width + 2 * margin} ${outline.height + 2 * margin}`
  return (
    <div className="bystate" id="map">
      <div className="ringmap" data-small-target>
        {/* The list beside it says all of this: the drawing is for those who see and point. */}
        <svg className="townmap" viewBox={box} aria-hidden="true" focusable="false">
          <path className="statemap" d={outline.path} />
          {dots.map(({ town, x, y, r }) => (
            <Link key={town.name} to={townPath(town.name)} tabIndex={-1}>
              <title>{town.name}</title>
              <circle className="dot" data-on={town.openBeds > 0 || undefined} cx={x} cy={y} r={r} />
              <text className="dot-no" data-on={town.openBeds > 0 || undefined} x={x} y={y + 11}>
                {homeWords.number(town.openBeds)}
              </text>
            </Link>
          ))}
          {labels.map((label) => (
            <text key={label.words} className="minor" x={label.x} y={label.y} textAnchor={label.anchor}>
              {label.words}
            </text>
          ))}
        </svg>
        <p className="map-key">{words.map.stateKey}</p>
      </div>
      <nav aria-label={words.map.towns}>
        <ul className="towns">
          {towns.map((town) => (
            <li key={town.name}>
              <Link to={townPath(town.name)}>
                <b>{town.name}</b>
                <small>{homeWords.homes(town.homes)}</small>
                <span className="lamps" data-off={town.openBeds === 0 || undefined}>
                  {words.map.openCount(town.openBeds, town.bedsToConfirm)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
