import type { PlanePoint } from '#domain/places/state-plane.ts'

export type Pin = PlanePoint & { no: number }

/** `text` "6" is the sixth of the list, "6+" the sixth and others nearby. */
export type JoinedPin = PlanePoint & { nos: readonly number[]; text: string }

type Drawing = {
  /** Compares pins at the largest size in which they are drawn. */
  overlap: (one: JoinedPin, other: JoinedPin) => boolean
  settled?: (pin: JoinedPin) => JoinedPin
}

/**
 * Joins overlapping pins where the first of them is; no two pins of the result overlap. The list itself is never
 * joined.
 */
export function joinPins(pins: readonly Pin[], { overlap, settled = (pin) => pin }: Drawing): JoinedPin[] {
  const joined: JoinedPin[] = []
  for (const { no, ...point } of pins.toSorted((one, other) => one.no - other.no)) {
    let pin = settled({ ...point, nos: [no], text: formatPinText([no]) })
    for (let other = takeOverlapping(joined, pin, overlap); other; other = takeOverlapping(joined, pin, overlap)) {
      const nos = [...other.nos, ...pin.nos].toSorted((one, next) => one - next)
      const first = nos[0] === other.nos[0] ? other : pin
      pin = settled({ ...first, nos, text: formatPinText(nos) })
    }
    joined.push(pin)
  }
  return joined.toSorted((one, other) => (one.nos[0] ?? 0) - (other.nos[0] ?? 0))
}

function takeOverlapping(joined: JoinedPin[], pin: JoinedPin, overlap: Drawing['overlap']): JoinedPin | undefined {
  const at = joined.findIndex((other) => overlap(other, pin))
  return at < 0 ? undefined : joined.splice(at, 1)[0]
}

export function formatPinText([first, ...more]: readonly number[]): string {
  return more.length === 0 ? `${first}` : `${first}+`
}

export function findFirstJoined(pins: readonly JoinedPin[]): number | null {
  return pins.find(({ nos }) => nos.length > 1)?.nos[0] ?? null
}
