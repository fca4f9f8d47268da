import { type Box, meet } from '#web/pages/seekers/residences/map/ring/placed-labels.ts'
import type { JoinedPin } from './joined-pins.ts'

/** As large as pins are drawn on phones (maps.css), and the room kept free around them. */
const onPhones = 1.6
const onStreets = 1.25
const air = 2

/** How far a pin with this text reaches to each side of its point, before it is drawn larger. */
export function pinHalf(text: string): number {
  return 14 + Math.max(0, text.length - 2) * 3
}

/** How much room a pin takes that is drawn so many times as large. */
function boxAt({ x, y, text }: JoinedPin, scale: number): Box {
  const half = pinHalf(text) * scale + air
  return { left: x - half, right: x + half, top: y - 15 * scale - air, bottom: y + 16 * scale + air }
}

/** How much room a pin takes. */
export const pinBox = (pin: JoinedPin) => boxAt(pin, onPhones)

/** True where two pins would lie on each other; on a street map, where a unit is a pixel, at its own scale. */
export const housePinsOverlap = (one: JoinedPin, other: JoinedPin) => meet(pinBox(one), pinBox(other))
export const streetPinsOverlap = (one: JoinedPin, other: JoinedPin) =>
  meet(boxAt(one, onStreets), boxAt(other, onStreets))

/** The room of the ring in the middle, where you are. */
export const youBox: Box = { left: -10, right: 10, top: -10, bottom: 10 }

/** A pin that would hide the middle stands right above or below it: no farther than it is tall. */
export function besideYou(pin: JoinedPin): JoinedPin {
  const { left, right, top, bottom } = pinBox(pin)
  if (left > youBox.right || right < youBox.left || top > youBox.bottom || bottom < youBox.top) return pin
  return { ...pin, y: pin.y > 0 ? youBox.bottom + pin.y - top : youBox.top - (bottom - pin.y) }
}
