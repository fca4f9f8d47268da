import { type Box, meet } from '#web/pages/search/map/ring/placed-labels.ts'
import type { JoinedPin } from './joined-pins.ts'

/** How much larger pins are on phones (maps.css); that much room is kept free. */
const onPhones = 1.6
const onStreets = 1.25
const air = 2

/** Half the width of a pin before it is enlarged. */
export function measureHalfPin(text: string): number {
  return 14 + Math.max(0, text.length - 2) * 3
}

function computeBox({ x, y, text }: JoinedPin, scale: number): Box {
  const half = measureHalfPin(text) * scale + air
  return { left: x - half, right: x + half, top: y - 15 * scale - air, bottom: y + 16 * scale + air }
}

export const computePinBox = (pin: JoinedPin) => computeBox(pin, onPhones)

/** At the size on phones, where pins are largest; on a street map a unit is a pixel at every width. */
export const hasPinOverlap = (one: JoinedPin, other: JoinedPin) => meet(computePinBox(one), computePinBox(other))
export const hasStreetPinOverlap = (one: JoinedPin, other: JoinedPin) =>
  meet(computeBox(one, onStreets), computeBox(other, onStreets))

export const youBox: Box = { left: -10, right: 10, top: -10, bottom: 10 }

/** Moves a pin that would hide the middle above or below it, by no more than its height. */
export function moveBesideYou(pin: JoinedPin): JoinedPin {
  const { left, right, top, bottom } = computePinBox(pin)
  if (left > youBox.right || right < youBox.left || top > youBox.bottom || bottom < youBox.top) return pin
  return { ...pin, y: pin.y > 0 ? youBox.bottom + pin.y - top : youBox.top - (bottom - pin.y) }
}
