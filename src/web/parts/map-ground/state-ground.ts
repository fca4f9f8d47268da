import type { MapLine, MapLines } from '#domain/places/map-lines.ts'
import { type PlanePoint, projectInOutline, type StateOutline } from '#domain/places/state-plane.ts'
import { findRuns, parsePathLines } from './drawn-path.ts'
import { drawGround, type Lines, type MapGround } from './map-ground.ts'

const drawnBefore = new WeakMap<StateOutline, MapGround>()

export function getStateGround(lines: MapLines, outline: StateOutline): MapGround {
  const ground = drawnBefore.get(outline) ?? drawStateGround(lines, outline)
  drawnBefore.set(outline, ground)
  return ground
}

function drawStateGround(lines: MapLines, outline: StateOutline): MapGround {
  const rings = parsePathLines(outline.path)
  const drawLayer = (layer: readonly MapLine[]): Lines =>
    layer.flatMap((line) => {
      const points = line.points.map((point) => projectInOutline(point, outline))
      return isBeside(points, outline) ? findRuns(points, (point) => isWithin(point, rings)) : []
    })
  // A lake that is partly in the state is drawn whole; the map clips it at the border.
  const lakes = lines.lakes
    .map(({ points }) => points.map((point) => projectInOutline(point, outline)))
    .filter((points) => (!isBeside(points, outline) ? false : points.some((point) => isWithin(point, rings))))
  const counties = drawLayer(lines.counties)
  const roads = lines.roads.flatMap((road) => drawLayer([road]).map((line) => ({ number: road.number, line })))
  return drawGround({ land: [], states: [], lakes, counties, rivers: drawLayer(lines.rivers), roads }, outline)
}

function isBeside(points: readonly PlanePoint[], { width, height }: StateOutline): boolean {
  const hasPoint = (holds: (point: PlanePoint) => boolean) => points.some(holds)
  return (
    hasPoint(({ x }) => x > 0) &&
    hasPoint(({ x }) => x < width) &&
    hasPoint(({ y }) => y > 0) &&
    hasPoint(({ y }) => y < height)
  )
}

function isWithin({ x, y }: PlanePoint, rings: readonly PlanePoint[][]): boolean {
  let crossed = false
  for (const ring of rings) {
    for (const [at, one] of ring.entries()) {
      const other = ring[(at + 1) % ring.length] ?? one
      if (one.y > y === other.y > y) continue
      if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) crossed = !crossed
    }
  }
  return crossed
}
