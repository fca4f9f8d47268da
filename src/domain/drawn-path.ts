import type { PlanePoint } from '#domain/state-plane.ts'

/** Douglas and Peucker's way: points that lie no farther than `stray` from the line between their neighbors go. */
export function simplified(points: readonly PlanePoint[], stray: number): readonly PlanePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 3 || !first || !last) return points
  let [farthest, at] = [0, 0]
  for (const [place, point] of points.entries()) {
    const away = fromLine(point, first, last)
    if (away > farthest) [farthest, at] = [away, place]
  }
  if (farthest <= stray) return [first, last]
  return [...simplified(points.slice(0, at + 1), stray).slice(0, -1), ...simplified(points.slice(at), stray)]
}

function fromLine(point: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = Math.hypot(dx, dy)
  if (long === 0) return Math.hypot(point.x - a.x, point.y - a.y)
  return Math.abs(dy * (point.x - a.x) - dx * (point.y - a.y)) / long
}

/** Lines that go on from each other as one, whichever way they were drawn: it takes fewer letters to write. */
export function chained(lines: readonly (readonly PlanePoint[])[]): (readonly PlanePoint[])[] {
  const keyOf = (point: PlanePoint | undefined) => (point ? `${Math.round(point.x)} ${Math.round(point.y)}` : '')
  const left = new Set(lines.filter((line) => line.length > 1))
  const ways = [...left].flatMap((line) => [
    { line, way: line },
    { line, way: line.toReversed() },
  ])
  const byStart = Map.groupBy(ways, ({ way }) => keyOf(way[0]))
  const found: (readonly PlanePoint[])[] = []
  for (const first of left) {
    left.delete(first)
    const chain = [...first]
    for (;;) {
      const next = byStart.get(keyOf(chain.at(-1)))?.find(({ line }) => left.has(line))
      if (!next) break
      left.delete(next.line)
      chain.push(...next.way.slice(1))
    }
    found.push(chain)
  }
  return found
}

/** Lines as the data of one SVG path, in whole units: each a start and the steps from there. */
export function pathOf(lines: readonly (readonly PlanePoint[])[], { isClosed = false } = {}): string {
  return lines.map((line) => pathOfLine(line, isClosed)).join('')
}

function pathOfLine(line: readonly PlanePoint[], isClosed: boolean): string {
  let [x, y] = [0, 0]
  const steps: number[] = []
  for (const [at, point] of line.entries()) {
    const [toX, toY] = [Math.round(point.x), Math.round(point.y)]
    if (at > 0 && toX === x && toY === y) continue
    steps.push(toX - x, toY - y)
    x = toX
    y = toY
  }
  if (steps.length < 4) return ''
  const start = numbers(steps.slice(0, 2))
  return `M${start}l${numbers(steps.slice(2))}${isClosed ? 'z' : ''}`
}

/** A minus parts two numbers as well as a space. */
const numbers = (steps: readonly number[]) => steps.join(' ').replaceAll(' -', '-')
