import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { bedsWords } from '#web/parts/home-card/home-beds.tsx'
import { lightOf } from '#web/parts/home-card/home-facts.ts'
import { pinHalf } from './house-pin.ts'
import type { JoinedPin } from './joined-pins.ts'
import type { MappedHome } from './mapped-home.ts'

type PinLinkProps = {
  pin: JoinedPin
  homes: readonly MappedHome[]
  words: SearchWords
  homeWords: HomeWords
  onLift: (no: number | null) => void
  /** A home that keeps its street is somewhere around there: on a map of streets no house points at a door. */
  isOnStreets?: boolean
}

/** A home on a map, or several that share a place: it leads to the card of the first. */
export function PinLink({ pin, homes, words, homeWords, onLift, isOnStreets = false }: PinLinkProps) {
  const mine = homes.filter(({ no }) => pin.nos.includes(no))
  const [first] = mine
  if (!first) return null
  const { home, no, target, isGone } = first
  const { text } = pin
  const far = home.distance === null ? null : homeWords.miles(home.distance)
  const label =
    mine.length > 1
      ? words.map.joined(text, homeWords.list(pin.nos.map(String)))
      : words.map.pin({ no: text, name: home.name, beds: isGone ? words.live.gone : bedsWords(home, homeWords), far })
  const lights = mine.map((one) => (one.misses ? 'plain' : lightOf(one.home)))
  const light = lights.includes('on') ? 'on' : lights.includes('half') ? 'half' : 'plain'
  const isArea = home.addressVisibility === 'area'
  return (
    <a
      href={`#${target}`}
      aria-label={label}
      onPointerEnter={() => onLift(no)}
      onPointerLeave={() => onLift(null)}
      onFocus={() => onLift(no)}
      onBlur={() => onLift(null)}
    >
      {!isOnStreets && <title>{label}</title>}
      <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
        <g className="pin-scale">
          {!isOnStreets && mine.length === 1 && isArea && <circle className="pin-area" r="22" />}
          <PinShape text={text} light={light} isRound={isOnStreets && isArea} />
        </g>
      </g>
    </a>
  )
}

type PinShapeProps = { text: string; light: 'on' | 'half' | 'plain'; isRound: boolean }

function PinShape({ text, light, isRound }: PinShapeProps) {
  const half = pinHalf(text)
  return (
    <>
      {isRound ? (
        <rect className="pin pin-round" data-light={light} x={-half} y="-14" width={2 * half} height="28" rx="14" />
      ) : (
        <path className="pin" data-light={light} d={`M${-half} -1 0 -14 ${half} -1V15H${-half}z`} />
      )}
      {light === 'half' && !isRound && <path className="pin-lit" d={`M${-half} 3H${half}V15H${-half}z`} />}
      {light === 'half' && isRound && (
        <path
          className="pin-lit"
          d={`M${-half} 0H${half}A14 14 0 0 1 ${half - 14} 14H${14 - half}A14 14 0 0 1 ${-half} 0z`}
        />
      )}
      <text className="pin-no" data-light={light} y={isRound ? 5 : 11}>
        {text}
      </text>
    </>
  )
}
