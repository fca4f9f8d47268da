import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import type { MappedHome } from '#web/pages/seekers/residences/map/mapped-home.ts'
import { lightOf } from '#web/parts/homes/home-card/home-facts.ts'
import type { JoinedPin } from './joined-pins.ts'
import { pinLabel } from './pin-label.ts'
import { PinShape } from './pin-shape.tsx'

type PinLinkProps = {
  pin: JoinedPin
  homes: readonly MappedHome[]
  words: SearchWords
  homeWords: HomeWords
}

export function PinLink({ pin, homes, words, homeWords }: PinLinkProps) {
  const mine = homes.filter(({ no }) => pin.nos.includes(no))
  const [first] = mine
  if (!first) return null
  const { home, target } = first
  const { text } = pin
  const label =
    mine.length > 1
      ? words.map.joined(text, homeWords.list(pin.nos.map(String)))
      : pinLabel(first, text, { words, homeWords })
  const lights = mine.map((one) => (one.misses ? 'plain' : lightOf(one.home)))
  const light = lights.includes('on') ? 'on' : lights.includes('half') ? 'half' : 'plain'
  return (
    <a href={`#${target}`}>
      <title>{label}</title>
      <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
        <g className="pin-scale">
          {mine.length === 1 && home.addressVisibility === 'area' && <circle className="pin-area" r="22" />}
          <PinShape text={text} light={light} isRound={false} />
        </g>
      </g>
    </a>
  )
}
