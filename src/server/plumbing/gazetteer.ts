import { countSlips } from '#domain/places/place-name.ts'
import { computeMiles, type Point } from '#domain/search/residence-search.ts'

export type Town = Point & {
  name: string
  stateCode: string
  zips: number
  county: string | null
}

export type County = Omit<Town, 'county'>

export type Gazetteer = ReturnType<typeof readGazetteer>

const zipLine = 29

const minOfCity = 25
/** Farther from every ZIP code than this lies no county of ours. */
const mostMiles = 100

/** Kept as the one text it came in: 30,000 towns as objects would take ten times the memory. */
export function readGazetteer(text: string) {
  const firstLine = text.indexOf('\n')
  const [townCount = 0, countyCount = 0, zipCount = 0] = text.slice(0, firstLine).split(' ').map(Number)
  const towns = readLines(text, firstLine + 1, townCount)
  const counties = readLines(text, towns.end, countyCount)
  const readZip = (zip: number) => text.slice(counties.end + zip * zipLine, counties.end + zip * zipLine + zipLine - 1)

  const readCounty = (at: number): County => readPlaced(counties.line(at))
  const readCountyName = (at: number) => (at < 0 ? null : readPlaced(counties.line(at)).name)
  function readTown(at: number): Town {
    const line = towns.line(at)
    return { ...readPlaced(line), county: readCountyName(Number(line.slice(line.lastIndexOf('|') + 1))) }
  }
  const compareBySize = (a: County, b: County) => b.zips - a.zips
  const findFirstZip = (code: string) => findFirst(zipCount, (zip) => readZip(zip).slice(0, 5) >= code)

  // The cities are few: they are picked out once, so that asking for one of them costs next to nothing.
  let cities: { key: string; at: number }[] | undefined
  const pickCities = () =>
    Array.from({ length: townCount }, (_, at) => at).flatMap((at) => {
      const line = towns.line(at)
      return readPlaced(line).zips < minOfCity ? [] : [{ key: line.slice(0, line.indexOf('|')), at }]
    })

  return {
    zip(code: string): Town | null {
      const at = findFirstZip(code)
      const found = at < zipCount ? readZip(at) : ''
      if (found.slice(0, 5) !== code) return null
      const [latitude, longitude] = [Number(found.slice(14, 20)) / 10_000, Number(found.slice(20)) / 10_000]
      return {
        ...readTown(Number(found.slice(5, 10))),
        county: readCountyName(Number(found.slice(10, 14))),
        latitude,
        longitude,
      }
    },
    /** Of the ZIP code whose middle is nearest; looks at each of them. */
    nearestTo(point: Point): Town | null {
      let best: { line: string; miles: number } | null = null
      for (let zip = 0; zip < zipCount; zip += 1) {
        const line = readZip(zip)
        const [latitude, longitude] = [Number(line.slice(14, 20)) / 10_000, Number(line.slice(20)) / 10_000]
        // Within a degree or so of each other; most are not, and need no measuring.
        if (Math.abs(latitude - point.latitude) > 1.5) continue
        const miles = computeMiles(point, { latitude, longitude })
        if (best === null || miles < best.miles) best = { line, miles }
      }
      if (best === null || best.miles > mostMiles) return null
      return { ...readTown(Number(best.line.slice(5, 10))), county: readCountyName(Number(best.line.slice(10, 14))) }
    },
    town(key: string, stateCode: string): Town | null {
      const [town] = towns.beginning(`${key}|${stateCode}|`)
      return town === undefined ? null : readTown(town)
    },
    townsNamed: (key: string): Town[] => towns.beginning(`${key}|`).map(readTown).toSorted(compareBySize),
    townsBeginning: (key: string): Town[] => towns.beginning(key).map(readTown),
    countiesBeginning: (key: string): County[] => counties.beginning(key).map(readCounty),
    zipsBeginning(digits: string, most: number): { zip: string; town: Town }[] {
      const from = findFirstZip(digits)
      return Array.from({ length: Math.min(most, zipCount - from) }, (_, no) => readZip(from + no))
        .filter((line) => line.startsWith(digits))
        .map((line) => ({ zip: line.slice(0, 5), town: readTown(Number(line.slice(5, 10))) }))
    },
    cityLike(key: string): Town | null {
      cities ??= pickCities()
      const city = cities.find((one) => one.key[0] === key[0] && countSlips(key, one.key, 1) === 1)
      return city ? readTown(city.at) : null
    },
    nearest(key: string, stateCode: string | null): Town | null {
      const at = towns.nearest(key, stateCode)
      return at === null ? null : readTown(at)
    },
    county(key: string, stateCode: string): County | null {
      const [county] = counties.beginning(`${key}|${stateCode}|`)
      return county === undefined ? null : readCounty(county)
    },
    countiesNamed: (key: string): County[] => counties.beginning(`${key}|`).map(readCounty).toSorted(compareBySize),
    nearestCounty(key: string, stateCode: string | null): County | null {
      const at = counties.nearest(key, stateCode)
      return at === null ? null : readCounty(at)
    },
    inCounty(key: string, stateCode: string): { zips: string[]; towns: string[] } {
      const [county] = counties.beginning(`${key}|${stateCode}|`)
      const [found, names] = [[] as string[], new Set<string>()]
      if (county === undefined) return { zips: found, towns: [] }
      const [inZip, inTown] = [String(county).padStart(4), `|${county}`]
      for (let zip = 0; zip < zipCount; zip += 1) {
        const line = counties.end + zip * zipLine
        if (text.startsWith(inZip, line + 10)) found.push(text.slice(line, line + 5))
      }
      for (let town = 0; town < townCount; town += 1) {
        if (text.endsWith(inTown, towns.findEnd(town))) names.add(readTown(town).name)
      }
      return { zips: found, towns: [...names] }
    },
  }
}

function readPlaced(line: string): County {
  const [, stateCode = '', name = '', latitude, longitude, zips] = line.split('|')
  return { name, stateCode, latitude: Number(latitude), longitude: Number(longitude), zips: Number(zips) }
}

const twoSlipsFrom = 8
const minZips = { twoSlips: 3, shortName: 2 }

function readLines(text: string, from: number, count: number) {
  const starts = new Uint32Array(count + 1)
  let start = from
  for (let at = 0; at < count; at += 1) {
    starts[at] = start
    start = text.indexOf('\n', start) + 1
  }
  starts[count] = start
  const findEnd = (at: number) => (starts[at + 1] ?? 0) - 1
  const readLine = (at: number) => text.slice(starts[at], findEnd(at))

  return {
    end: start,
    findEnd,
    line: readLine,
    beginning(with_: string): number[] {
      const found: number[] = []
      for (let at = findFirst(count, (one) => readLine(one) >= with_); at < count; at += 1) {
        if (!text.startsWith(with_, starts[at])) break
        found.push(at)
      }
      return found
    },
    nearest(key: string, stateCode: string | null): number | null {
      const isShort = key.length < twoSlipsFrom
      const most = isShort ? 1 : 2
      let best: { at: number; slips: number; zips: number } | null = null
      for (let at = 0; at < count; at += 1) {
        const end = text.indexOf('|', starts[at])
        if (stateCode !== null && !text.startsWith(stateCode, end + 1)) continue
        if (text[starts[at] ?? 0] !== key[0]) continue
        const slips = countSlips(key, text.slice(starts[at], end), best?.slips ?? most)
        if (slips > (best?.slips ?? most)) continue
        const { zips } = readPlaced(readLine(at))
        if (stateCode === null && zips < (slips > 1 ? minZips.twoSlips : isShort ? minZips.shortName : 1)) continue
        if (!best || slips < best.slips || zips > best.zips) best = { at, slips, zips }
      }
      return best?.at ?? null
    },
  }
}

function findFirst(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
