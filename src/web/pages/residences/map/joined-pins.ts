import type { PlanePoint } from '#domain/state-plane.ts'
import type { Box } from './placed-labels.ts'

/** Pins closer than this, in the map's units, would lie on each other on a phone. */
const tooClose = 46

export type Pin = PlanePoint & { no: number }

export type JoinedPin = PlanePoint & { nos: readonly number[] }

/** Pins that would lie on each other stand as one, in the list's order; the list itself is never joined. */
export function joinedPins(pins: readonly Pin[]): JoinedPin[] {
  const joined: JoinedPin[] = []
  for (const pin of pins) {
    const at = joined.findIndex((other) => Math.hypot(other.x - pin.x, other.y - pin.y) < tooClose)
    const other = joined[at]
    if (!other) {
      joined.push({ x: pin.x, y: pin.y, nos: [pin.no] })
      continue
    }
    const count = other.nos.length
    joined[at] = {
      x: (other.x * count + pin.x) / (count + 1),
      y: (other.y * count + pin.y) / (count + 1),
      nos: [...other.nos, pin.no],
    }
  }
  return joined
}

/** Letters in a pin at most. */
const mostLetters = 5

/** "3" for one, "3-5" for neighbours in the list, "1,3-5" for others; of more than there is room for, how many there are. */
export function pinText(nos: readonly number[], homes: (count: number) => string): string {
  const rows: { first: number; last: number }[] = []
  for (const no of nos) {
    const row = rows.at(-1)
    if (row?.last === no - 1) row.last = no
    else rows.push({ first: no, last: no })
  }
  const text = rows.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join()
  return text.length <= mostLetters ? text : homes(nos.length)
}

/** As large as pins are drawn on phones. */
const onPhones = 1.6

/** How far a pin with this text reaches to each side of its point, before it is drawn larger. */
export function pinHalf(text: string): number {
  return 14 + Math.max(0, text.length - 2) * 5
}

/** How much room a pin takes. */
export function pinBox({ x, y }: PlanePoint, text: string): Box {
  const half = pinHalf(text) * onPhones
  return { left: x - half, right: x + half, top: y - 15 * onPhones, bottom: y + 16 * onPhones }
}

/** The room of the ring in the middle. */
const youHalf = 10

/** A pin that would hide the middle, where you are, stands right above or below it. */
export function besideYou<Point extends PlanePoint>(pin: Point, text: string): Point {
  const { left, right, top, bottom } = pinBox(pin, text)
  if (left > youHalf || right < -youHalf || top > youHalf || bottom < -youHalf) return pin
  return { ...pin, y: pin.y > 0 ? youHalf + pin.y - top : -youHalf - (bottom - pin.y) }
}
