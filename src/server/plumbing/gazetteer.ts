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
  const zipAt = (zip: number) => text.slice(counties.end + zip * zipLine, counties.end + zip * zipLine + zipLine - 1)

  const countyAt = (at: number): County => placed(counties.line(at))
  const countyName = (at: number) => (at < 0 ? null : placed(counties.line(at)).name)
  function townAt(at: number): Town {
    const line = towns.line(at)
    return { ...placed(line), county: countyName(Number(line.slice(line.lastIndexOf('|') + 1))) }
  }
  const bySize = (a: County, b: County) => b.zips - a.zips
  const firstZip = (code: string) => firstFrom(zipCount, (zip) => zipAt(zip).slice(0, 5) >= code)

  // The cities are few: they are picked out once, so that asking for one of them costs next to nothing.
  let cities: { key: string; at: number }[] | undefined
  const pickCities = () =>
    Array.from({ length: townCount }, (_, at) => at).flatMap((at) => {
      const line = towns.line(at)
      return placed(line).zips < minOfCity ? [] : [{ key: line.slice(0, line.indexOf('|')), at }]
    })

  return {
    zip(code: string): Town | null {
      const at = firstZip(code)
      const found = at < zipCount ? zipAt(at) : ''
      if (found.slice(0, 5) !== code) return null
      const [latitude, longitude] = [Number(found.slice(14, 20)) / 10_000, Number(found.slice(20)) / 10_000]
      return {
        ...townAt(Number(found.slice(5, 10))),
        county: countyName(Number(found.slice(10, 14))),
        latitude,
        longitude,
      }
    },
    /** Of the ZIP code whose middle is nearest; looks at each of them. */
    nearestTo(point: Point): Town | null {
      let best: { line: string; miles: number } | null = null
      for (let zip = 0; zip < zipCount; zip += 1) {
        const line = zipAt(zip)
        const [latitude, longitude] = [Number(line.slice(14, 20)) / 10_000, Number(line.slice(20)) / 10_000]
        // Within a degree or so of each other; most are not, and need no measuring.
        if (Math.abs(latitude - point.latitude) > 1.5) continue
        const miles = computeMiles(point, { latitude, longitude })
        if (best === null || miles < best.miles) best = { line, miles }
      }
      if (best === null || best.miles > mostMiles) return null
      return { ...townAt(Number(best.line.slice(5, 10))), county: countyName(Number(best.line.slice(10, 14))) }
    },
    town(key: string, stateCode: string): Town | null {
      const [town] = towns.beginning(`${key}|${stateCode}|`)
      return town === undefined ? null : townAt(town)
    },
    townsNamed: (key: string): Town[] => towns.beginning(`${key}|`).map(townAt).toSorted(bySize),
    townsBeginning: (key: string): Town[] => towns.beginning(key).map(townAt),
    countiesBeginning: (key: string): County[] => counties.beginning(key).map(countyAt),
    zipsBeginning(digits: string, most: number): { zip: string; town: Town }[] {
      const from = firstZip(digits)
      return Array.from({ length: Math.min(most, zipCount - from) }, (_, no) => zipAt(from + no))
        .filter((line) => line.startsWith(digits))
        .map((line) => ({ zip: line.slice(0, 5), town: townAt(Number(line.slice(5, 10))) }))
    },
    cityLike(key: string): Town | null {
      cities ??= pickCities()
      const city = cities.find((one) => one.key[0] === key[0] && countSlips(key, one.key, 1) === 1)
      return city ? townAt(city.at) : null
    },
    nearest(key: string, stateCode: string | null): Town | null {
      const at = towns.nearest(key, stateCode)
      return at === null ? null : townAt(at)
    },
    county(key: string, stateCode: string): County | null {
      const [county] = counties.beginning(`${key}|${stateCode}|`)
      return county === undefined ? null : countyAt(county)
    },
    countiesNamed: (key: string): County[] => counties.beginning(`${key}|`).map(countyAt).toSorted(bySize),
    nearestCounty(key: string, stateCode: string | null): County | null {
      const at = counties.nearest(key, stateCode)
      return at === null ? null : countyAt(at)
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
        if (text.endsWith(inTown, towns.findEnd(town))) names.add(townAt(town).name)
      }
      return { zips: found, towns: [...names] }
    },
  }
}

function placed(line: string): County {
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
  const line = (at: number) => text.slice(starts[at], findEnd(at))

  return {
    end: start,
    findEnd,
    line,
    beginning(with_: string): number[] {
      const found: number[] = []
      for (let at = firstFrom(count, (one) => line(one) >= with_); at < count; at += 1) {
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
        const { zips } = placed(line(at))
        if (stateCode === null && zips < (slips > 1 ? minZips.twoSlips : isShort ? minZips.shortName : 1)) continue
        if (!best || slips < best.slips || zips > best.zips) best = { at, slips, zips }
      }
      return best?.at ?? null
    },
  }
}

function firstFrom(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
