import type { MapLine, MapLines, MapRoad, MapTown } from '#domain/places/map-lines.ts'
import type { PlanePoint, StateOutline } from '#domain/places/state-plane.ts'
import { computeMiles, type Point } from '#domain/search/residence-search.ts'
import { findRuns } from '#web/parts/map-ground/drawn-path.ts'
import { drawGround, type Lines, type MapGround } from '#web/parts/map-ground/map-ground.ts'
import type { Roads } from '#web/parts/map-ground/road-numbers.ts'
import { chooseRings, edge, placeOnRings, type Rings } from './ring-plane.ts'

export type RingGround = MapGround & {
  towns: { words: string; x: number; y: number }[]
  isAllLand: boolean
}

const milesOfDegree = 69
/** Lines go this far past the last ring, which clips them. */
const beyond = 1.12
/** Miles. Farther than this, counties are too small to tell apart, and only the long interstates are drawn. */
const farthestDetail = 150
/** Miles. Nearer than this, a line from town to town would miss the real road. */
const nearestRoads = 25
const maxTowns = 18
/** Straight lines bend between the rings, so they are cut into pieces of at most this share of the radius. */
const pieces = 1 / 8
/** Degrees between the points of lines far from the map. */
const farEnough = 1

type View = { middle: Point; radius: number; rings: Rings; west: number; east: number; south: number; north: number }

const drawnLast = new Map<string, RingGround>()
const maxKept = 200

type RingView = { middle: Point; radius: number; outline: StateOutline | null }

/** Distorted in the same way as the rings distort distance; `outline` is the state beside it. */
export function getRingGround(lines: MapLines, looked: RingView): RingGround {
  const { middle, radius, outline } = looked
  const key = `${middle.latitude} ${middle.longitude} ${radius} ${outline?.path.length}`
  const ground = drawnLast.get(key) ?? drawRingGround(lines, looked)
  drawnLast.delete(key)
  drawnLast.set(key, ground)
  const [oldest] = drawnLast.keys()
  if (drawnLast.size > maxKept && oldest !== undefined) drawnLast.delete(oldest)
  return ground
}

function drawRingGround(lines: MapLines, { middle, radius, outline }: RingView): RingGround {
  const view = toView(middle, radius)
  const drawLayer = (layer: readonly MapLine[]): Lines =>
    layer.filter((line) => isNear(line, view)).flatMap((line) => placeLine(line, view))
  const isAllLand = !lines.land.some((part) => part.some((line) => isNear(line, view)))
  const ground = drawGround(
    {
      land: isAllLand ? [] : lines.land.filter((part) => canCover(part, view)).map((part) => buildShape(part, view)),
      lakes: lines.lakes.filter((line) => isNear(line, view)).map((line) => buildShape([line], view)),
      counties: radius > farthestDetail ? [] : drawLayer(lines.counties),
      states: drawLayer(lines.states),
      rivers: drawLayer(lines.rivers),
      roads: radius < nearestRoads ? [] : listRoads(lines.roads, view),
    },
    outline,
  )
  return { ...ground, isAllLand, towns: listTowns(lines.towns, view) }
}

function listRoads(roads: readonly MapRoad[], view: View): Roads {
  return roads
    .filter((road) => isNear(road, view) && (view.radius <= farthestDetail || /^I-\d\d?$/.test(road.number)))
    .flatMap((road) => placeLine(road, view).map((line) => ({ number: road.number, line })))
}

const computeLongest = ({ radius }: View) => (radius * pieces) / milesOfDegree

function toView(middle: Point, radius: number): View {
  const { latitude, longitude } = middle
  const high = (radius * beyond) / milesOfDegree
  const wide = high / Math.max(0.1, Math.cos(((Math.abs(latitude) + high) * Math.PI) / 180))
  const edges = { west: longitude - wide, east: longitude + wide, south: latitude - high, north: latitude + high }
  return { middle, radius, rings: chooseRings(radius), ...edges }
}

function isNear({ west, east, south, north }: MapLine, view: View): boolean {
  return west < view.east && east > view.west && south < view.north && north > view.south
}

function canCover(part: readonly MapLine[], view: View): boolean {
  const west = Math.min(...part.map((line) => line.west))
  const east = Math.max(...part.map((line) => line.east))
  const south = Math.min(...part.map((line) => line.south))
  const north = Math.max(...part.map((line) => line.north))
  return isNear({ points: [], west, east, south, north }, view)
}

/** A point far outside keeps its direction and lies just beyond the last ring. */
function placePoint(point: Point, { middle, rings }: View): PlanePoint {
  const { x, y } = placeOnRings(point, middle, rings)
  const away = Math.hypot(x, y)
  const most = edge * beyond
  return away <= most ? { x, y } : { x: (x / away) * most, y: (y / away) * most }
}

const isShown = ({ x, y }: PlanePoint) => Math.hypot(x, y) <= edge * beyond - 0.01

function placeLine(line: MapLine, view: View): PlanePoint[][] {
  const points = cut(line.points, computeLongest(view)).map((point) => placePoint(point, view))
  return findRuns(points, isShown)
}

/** Adds points between those more than `longest` degrees apart. */
function cut(points: readonly Point[], longest: number): Point[] {
  return points.flatMap((point, at) => {
    const before = points[at - 1]
    if (!before) return [point]
    const [high, wide] = [point.latitude - before.latitude, point.longitude - before.longitude]
    const count = Math.min(400, Math.ceil(Math.hypot(high, wide) / longest))
    return Array.from({ length: Math.max(1, count) }, (_, piece) => {
      const part = (piece + 1) / Math.max(1, count)
      return { latitude: before.latitude + high * part, longitude: before.longitude + wide * part }
    })
  })
}

/** Near lines point by point; far ones by their ends, which is enough to go around the map. */
function buildShape(part: readonly MapLine[], view: View): PlanePoint[] {
  const points = part.flatMap((line) =>
    isNear(line, view)
      ? cut(line.points, computeLongest(view))
      : cut([...line.points.slice(0, 1), ...line.points.slice(-1)], farEnough),
  )
  const shape: PlanePoint[] = []
  for (const point of points.map((one) => placePoint(one, view))) {
    const last = shape.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) > 0.5) shape.push(point)
  }
  return shape
}

function listTowns(towns: readonly MapTown[], view: View): RingGround['towns'] {
  const { middle, radius, rings } = view
  return towns
    .filter(({ latitude: y, longitude: x }) => x > view.west && x < view.east && y > view.south && y < view.north)
    .filter((town) => computeMiles(middle, town) < radius)
    .slice(0, maxTowns)
    .map((town) => {
      const { x, y } = placeOnRings(town, middle, rings)
      return { words: town.name, x: Math.round(x), y: Math.round(y) }
    })
}
