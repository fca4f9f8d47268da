import type { PlanePoint } from '#domain/map/state-plane.ts'

/** A highway's number, and where on its line it may stand: x and y of each place, the best first, in whole units. */
export type RoadNumber = { number: string; at: readonly number[] }

/** Stretches of highways on the map. */
export type Roads = readonly { number: string; line: readonly PlanePoint[] }[]

/** A highway with less than this on the map, in its units, has no number there; and no more than so many have one. */
const leastShown = 70
const mostNumbers = 12
/** Parts of the longest stretch after which its number may stand. */
const places = [0.5, 0.35, 0.65, 0.2, 0.8]

/** The numbers of the highways, interstates and those with most of their way on the map first, and where each may stand. */
export function roadNumbers(roads: Roads): RoadNumber[] {
  const byNumber = Map.groupBy(roads, ({ number }) => number)
  return [...byNumber]
    .map(([number, stretches]) => {
      const lines = stretches.map(({ line }) => ({ line, long: lengthOf(line) })).toSorted((a, b) => b.long - a.long)
      return { number, longest: lines[0]?.line ?? [], long: lines.reduce((sum, { long }) => sum + long, 0) }
    })
    .filter(({ long }) => long >= leastShown)
    .toSorted((one, other) => rank(one.number) - rank(other.number) || other.long - one.long)
    .slice(0, mostNumbers)
    .map(({ number, longest }) => ({ number, at: places.flatMap((part) => pointAlong(longest, part)) }))
}

const rank = (number: string) => (number.startsWith('I-') ? 0 : 1)

const stepLength = (from: PlanePoint, to: PlanePoint) => Math.hypot(to.x - from.x, to.y - from.y)

function lengthOf(line: readonly PlanePoint[]): number {
  return line.reduce((sum, point, at) => sum + stepLength(line[at - 1] ?? point, point), 0)
}

/** The point after a part of a line's length, in whole units. */
function pointAlong(line: readonly PlanePoint[], part: number): [x: number, y: number] {
  let left = lengthOf(line) * part
  for (const [at, point] of line.entries()) {
    const before = line[at - 1] ?? point
    const step = stepLength(before, point)
    if (step > 0 && step >= left) {
      const share = left / step
      return [Math.round(before.x + (point.x - before.x) * share), Math.round(before.y + (point.y - before.y) * share)]
    }
    left -= step
  }
  const end = line.at(-1) ?? { x: 0, y: 0 }
  return [Math.round(end.x), Math.round(end.y)]
}
