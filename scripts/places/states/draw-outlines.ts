/**
 * Draws src/content/states/outlines.ts from us-atlas 3.0.1 (ISC; Census Bureau, public domain). It is not a
 * dependency: `npm pack us-atlas@3.0.1`, then run `node scripts/places/states/draw-outlines.ts
 * <package>/states-10m.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { states } from '#content/states/slugs.ts'
import { type PlanePoint, projectOnStatePlane } from '#domain/places/state-plane.ts'
import { buildPath, simplify } from '#web/parts/map-ground/drawn-path.ts'

type Shape = { type: string; arcs: number[][] | number[][][]; properties: { name: string } }
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { states: { geometries: Shape[] } }
}

/** In the drawing's units: its longer side, and how far a line may differ from the true one. */
const size = 1000
const stray = 2.2
const minIsland = 60

const [atlasFile] = process.argv.slice(2)
if (!atlasFile) throw new Error('Name the file states-10m.json of us-atlas.')
const atlas: Topology = JSON.parse(readFileSync(atlasFile, 'utf8'))

const file = 'src/content/states/outlines.ts'
const lines = states.map(({ code, name }) => {
  const shape = atlas.objects.states.geometries.find((one) => one.properties.name === name)
  if (!shape) throw new Error(`The atlas has no ${name}.`)
  return `  ${code}: '${writeOutline(toRings(shape))}',\n`
})
// The table stands between its first line and the brace that ends it.
const written = readFileSync(file, 'utf8').replace(/(?<=\nconst drawn.*\n)(?: {2}[A-Z]{2}: .*\n)+/, () =>
  lines.join(''),
)
writeFileSync(file, written)

function toRings({ type, arcs }: Shape): PlanePoint[][] {
  // The cast tells the two kinds of shape apart by what TopoJSON says of their arcs.
  const polygons = (type === 'Polygon' ? [arcs] : arcs) as number[][][]
  return polygons.map((rings) => (rings[0] ?? []).flatMap(toPoints))
}

function toPoints(arc: number): PlanePoint[] {
  const { scale, translate } = atlas.transform
  let [x, y] = [0, 0]
  const points = (atlas.arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]) => {
    x += dx
    y += dy
    const longitude = x * scale[0] + translate[0]
    // The last Aleutians lie west of the line where degrees begin anew.
    return { x: longitude > 0 ? longitude - 360 : longitude, y: y * scale[1] + translate[1] }
  })
  return arc < 0 ? points.reverse() : points
}

function writeOutline(degrees: PlanePoint[][]): string {
  const longitudes = degrees.flat().map(({ x }) => x)
  const middle = round((Math.min(...longitudes) + Math.max(...longitudes)) / 2, 3)
  const flat = degrees.map((ring) => ring.map(({ x, y }) => projectOnStatePlane({ latitude: y, longitude: x }, middle)))
  const [xs, ys] = [flat.flat().map(({ x }) => x), flat.flat().map(({ y }) => y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - north]
  const scale = size / Math.max(wide, high)
  const drawn = flat
    .map((ring) => ring.map(({ x, y }) => ({ x: (x - west) * scale, y: (y - north) * scale })))
    .filter((ring, _, all) => all.length === 1 || computeArea(ring) >= minIsland)
    .map((ring) => simplify(ring, stray))
  const numbers = [
    middle,
    round(west, 4),
    round(north, 4),
    round(scale, 4),
    Math.ceil(wide * scale),
    Math.ceil(high * scale),
  ]
  return `${numbers.join(' ')}|${buildPath(drawn, { isClosed: true })}`
}

function computeArea(ring: readonly PlanePoint[]): number {
  return Math.abs(
    ring.reduce((sum, { x, y }, place) => {
      const next = ring[(place + 1) % ring.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
