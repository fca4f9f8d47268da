import type { PlanePoint } from '#domain/places/state-plane.ts'

export type RoadNumber = { number: string; at: readonly number[] }

export type Roads = readonly { number: string; line: readonly PlanePoint[] }[]

const minShown = 70
const maxNumbers = 12
const places = [0.5, 0.35, 0.65, 0.2, 0.8]

export function listRoadNumbers(roads: Roads): RoadNumber[] {
  const byNumber = Map.groupBy(roads, ({ number }) => number)
  return [...byNumber]
    .map(([number, stretches]) => {
      const lines = stretches
        .map(({ line }) => ({ line, long: measureLength(line) }))
        .toSorted((a, b) => b.long - a.long)
      return { number, longest: lines[0]?.line ?? [], long: lines.reduce((sum, { long }) => sum + long, 0) }
    })
    .filter(({ long }) => long >= minShown)
    .toSorted((one, other) => rank(one.number) - rank(other.number) || other.long - one.long)
    .slice(0, maxNumbers)
    .map(({ number, longest }) => ({ number, at: places.flatMap((part) => findPointAlong(longest, part)) }))
}

const rank = (number: string) => (number.startsWith('I-') ? 0 : 1)

const measureStep = (from: PlanePoint, to: PlanePoint) => Math.hypot(to.x - from.x, to.y - from.y)

function measureLength(line: readonly PlanePoint[]): number {
  return line.reduce((sum, point, at) => sum + measureStep(line[at - 1] ?? point, point), 0)
}

function findPointAlong(line: readonly PlanePoint[], part: number): [x: number, y: number] {
  let left = measureLength(line) * part
  for (const [at, point] of line.entries()) {
    const before = line[at - 1] ?? point
    const step = measureStep(before, point)
    if (step > 0 && step >= left) {
      const share = left / step
      return [Math.round(before.x + (point.x - before.x) * share), Math.round(before.y + (point.y - before.y) * share)]
    }
    left -= step
  }
  const end = line.at(-1) ?? { x: 0, y: 0 }
  return [Math.round(end.x), Math.round(end.y)]
}
