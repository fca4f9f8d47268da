import type { PlanePoint } from '#domain/map/state-plane.ts'

/** What stands at a point of the map, by its place in the list beside it. */
export type Pin = PlanePoint & { no: number }

/** `text` is what the pin says: "6" is the sixth of the list, "6+" the sixth and others close by. */
export type JoinedPin = PlanePoint & { nos: readonly number[]; text: string }

type Drawing = {
  /** True where two pins would lie on each other, as large as they are ever drawn. */
  overlap: (one: JoinedPin, other: JoinedPin) => boolean
  /** Where a pin stands that may not stand where it is. */
  settled?: (pin: JoinedPin) => JoinedPin
}

/**
 * Pins that would lie on each other stand as one, where the first of them in the list is; no two of the answer overlap,
 * and none has moved but as `settled` moves it. The list itself is never joined.
 */
export function joinedPins(pins: readonly Pin[], { overlap, settled = (pin) => pin }: Drawing): JoinedPin[] {
  const joined: JoinedPin[] = []
  for (const { no, ...point } of pins.toSorted((one, other) => one.no - other.no)) {
    let pin = settled({ ...point, nos: [no], text: pinText([no]) })
    for (let other = takeOverlapping(joined, pin, overlap); other; other = takeOverlapping(joined, pin, overlap)) {
      const nos = [...other.nos, ...pin.nos].toSorted((one, next) => one - next)
      const first = nos[0] === other.nos[0] ? other : pin
      pin = settled({ ...first, nos, text: pinText(nos) })
    }
    joined.push(pin)
  }
  return joined.toSorted((one, other) => (one.nos[0] ?? 0) - (other.nos[0] ?? 0))
}

/** Takes the first pin that the given one would lie on out of the others. */
function takeOverlapping(joined: JoinedPin[], pin: JoinedPin, overlap: Drawing['overlap']): JoinedPin | undefined {
  const at = joined.findIndex((other) => overlap(other, pin))
  return at < 0 ? undefined : joined.splice(at, 1)[0]
}

/** One grammar for every pin: the place in the list, with a plus where others stand there too. */
export function pinText([first, ...more]: readonly number[]): string {
  return more.length === 0 ? `${first}` : `${first}+`
}

/** The place in the list of the first pin that stands for several; null where every pin stands for one. */
export function firstJoined(pins: readonly JoinedPin[]): number | null {
  return pins.find(({ nos }) => nos.length > 1)?.nos[0] ?? null
}
