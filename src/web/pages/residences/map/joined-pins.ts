import type { PlanePoint } from '#domain/state-plane.ts'

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

/** "3" for one, "3-5" for neighbours in the list, "3+2" for one and two others. */
export function pinText(nos: readonly number[]): string {
  const [first = 0] = nos
  if (nos.length === 1) return String(first)
  const isRow = nos.every((no, place) => no === first + place)
  return isRow ? `${first}-${first + nos.length - 1}` : `${first}+${nos.length - 1}`
}
