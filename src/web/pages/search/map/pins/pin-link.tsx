import { describePin, type MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { chooseLight } from '#web/parts/residence/residence-card/residence-facts.ts'
import type { JoinedPin } from './joined-pins.ts'
import { PinShape } from './pin-shape.tsx'

type PinLinkProps = BothWords & { pin: JoinedPin; residences: readonly MappedResidence[] }

export function PinLink({ pin, residences, words, listingWords }: PinLinkProps) {
  const mine = residences.filter(({ no }) => pin.nos.includes(no))
  const [first] = mine
  if (!first) return null
  const { residence, target } = first
  const { text } = pin
  const label =
    mine.length > 1
      ? words.map.joined(text, listingWords.list(pin.nos.map(String)))
      : describePin(first, text, { words, listingWords })
  const lights = mine.map((one) => (one.misses ? 'plain' : chooseLight(one.residence)))
  const light = lights.includes('on') ? 'on' : lights.includes('half') ? 'half' : 'plain'
  return (
    <a href={`#${target}`}>
      <title>{label}</title>
      <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
        <g className="pin-scale">
          {mine.length === 1 && residence.addressVisibility === 'area' && <circle className="pin-area" r="22" />}
          <PinShape text={text} light={light} isRound={false} />
        </g>
      </g>
    </a>
  )
}
