import type { PlanePoint } from '#domain/places/state-plane.ts'

export function simplify(points: readonly PlanePoint[], stray: number): readonly PlanePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 3 || !first || !last) return points
  let [farthest, at] = [0, 0]
  for (const [place, point] of points.entries()) {
    const away = measureFromLine(point, first, last)
    if (away > farthest) [farthest, at] = [away, place]
  }
  if (farthest <= stray) return [first, last]
  return [...simplify(points.slice(0, at + 1), stray).slice(0, -1), ...simplify(points.slice(at), stray)]
}

function measureFromLine(point: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = Math.hypot(dx, dy)
  if (long === 0) return Math.hypot(point.x - a.x, point.y - a.y)
  return Math.abs(dy * (point.x - a.x) - dx * (point.y - a.y)) / long
}

export function chainLines(lines: readonly (readonly PlanePoint[])[]): (readonly PlanePoint[])[] {
  const left = new Set(lines.filter((line) => line.length > 1))
  const ways = [...left].flatMap((line) => [
    { line, way: line },
    { line, way: line.toReversed() },
  ])
  const byStart = Map.groupBy(ways, ({ way }) => buildKey(way[0]))
  const firsts = [...byStart.values()].toSorted((one, other) => (other.length % 2) - (one.length % 2)).flat()
  const found: (readonly PlanePoint[])[] = []
  for (const first of firsts) {
    if (!left.delete(first.line)) continue
    const chain = [...first.way]
    for (;;) {
      const ahead = byStart.get(buildKey(chain.at(-1)))?.filter(({ line }) => left.has(line)) ?? []
      const [next] = ahead.toSorted((one, other) => measureTurn(chain, one.way) - measureTurn(chain, other.way))
      if (!next) break
      left.delete(next.line)
      chain.push(...next.way.slice(1))
    }
    found.push(chain)
  }
  return found
}

function measureTurn(chain: readonly PlanePoint[], way: readonly PlanePoint[]): number {
  const [before, here, after] = [chain.at(-2), chain.at(-1), way[1]]
  if (!before || !here || !after) return 0
  const [x, y, dx, dy] = [here.x - before.x, here.y - before.y, after.x - here.x, after.y - here.y]
  return 1 - (x * dx + y * dy) / (Math.hypot(x, y) * Math.hypot(dx, dy) || 1)
}

/** The stretches of a line that are inside, each with the points just before and after it. */
export function findRuns(points: readonly PlanePoint[], isInside: (point: PlanePoint) => boolean): PlanePoint[][] {
  const inside = points.map(isInside)
  const runs: PlanePoint[][] = [[]]
  for (const [at, point] of points.entries()) {
    if (inside[at] || inside[at - 1] || inside[at + 1]) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

const buildKey = (point: PlanePoint | undefined) => (point ? `${Math.round(point.x)} ${Math.round(point.y)}` : '')

export function sortByNearness(lines: readonly (readonly PlanePoint[])[]): (readonly PlanePoint[])[] {
  const left = new Set(lines)
  const ordered: (readonly PlanePoint[])[] = []
  let here: PlanePoint = { x: 0, y: 0 }
  while (left.size > 0) {
    let [nearest, isReversed, line] = [Number.POSITIVE_INFINITY, false, [] as readonly PlanePoint[]]
    for (const one of left) {
      const [start, end] = [one[0] ?? here, one.at(-1) ?? here]
      const [toStart, toEnd] = [computeSquareDistance(start, here), computeSquareDistance(end, here)]
      const isBackward = toEnd < toStart
      const least = isBackward ? toEnd : toStart
      if (least < nearest) [nearest, isReversed, line] = [least, isBackward, one]
    }
    left.delete(line)
    const way = isReversed ? line.toReversed() : line
    ordered.push(way)
    here = way.at(-1) ?? here
  }
  return ordered
}

const computeSquareDistance = (one: PlanePoint, other: PlanePoint) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2

export function buildPath(lines: readonly (readonly PlanePoint[])[], { isClosed = false } = {}): string {
  let here = { x: 0, y: 0 }
  let path = ''
  for (const line of lines) {
    const points = roundPoints(line, isClosed)
    const [start] = points
    if (!start || points.length < 2) continue
    const steps = points.flatMap((point, at) => {
      const before = at === 0 ? here : (points[at - 1] ?? here)
      return [point.x - before.x, point.y - before.y]
    })
    path += `m${joinNumbers(steps)}${isClosed ? 'z' : ''}`
    // A closed line ends where it began.
    here = isClosed ? start : (points.at(-1) ?? here)
  }
  return path
}

function roundPoints(line: readonly PlanePoint[], isClosed: boolean): PlanePoint[] {
  const points = line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const apart = points.filter((point, at) => at === 0 || buildKey(point) !== buildKey(points[at - 1]))
  return isClosed && apart.length > 1 && buildKey(apart[0]) === buildKey(apart.at(-1)) ? apart.slice(0, -1) : apart
}

const joinNumbers = (steps: readonly number[]) => steps.join(' ').replaceAll(' -', '-')

export function parsePathLines(path: string): PlanePoint[][] {
  let here = { x: 0, y: 0 }
  return path
    .split('m')
    .filter(Boolean)
    .map((text) => {
      const steps = (text.match(/-?\d+/g) ?? []).map(Number)
      const line: PlanePoint[] = []
      for (let at = 0; at < steps.length; at += 2) {
        here = { x: here.x + (steps[at] ?? 0), y: here.y + (steps[at + 1] ?? 0) }
        line.push(here)
      }
      if (text.endsWith('z')) here = line[0] ?? here
      return line
    })
}
