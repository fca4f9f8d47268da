import { slipsBetween } from '#domain/place-name.ts'
import type { Point } from '#domain/residence-search.ts'

export type Town = Point & {
  /** As the postal list writes it. */
  name: string
  stateCode: string
  /** How many ZIP codes it has, which stands for how large it is. */
  zips: number
}

/** Towns and ZIP codes of the United States. Names are asked for by their `placeKey`. */
export type Gazetteer = {
  zip(code: string): Town | null
  town(key: string, stateCode: string): Town | null
  /** Every town of the name, the one with most ZIP codes first. */
  townsNamed(key: string): Town[]
  /** The town whose name is the fewest slips away, at most two; in that state where one is given. */
  nearest(key: string, stateCode: string | null): Town | null
}

const zipLine = 25

/**
 * Reads the places that scripts/places/draw.ts writes. They stay the one text they came in, with the place of each line
 * beside it: 30,000 towns as objects would take ten times the memory of the whole file.
 */
export function readGazetteer(text: string): Gazetteer {
  const firstLine = text.indexOf('\n')
  const [townCount = 0, zipCount = 0] = text.slice(0, firstLine).split(' ').map(Number)
  const starts = new Uint32Array(townCount + 1)
  let start = firstLine + 1
  for (let town = 0; town < townCount; town += 1) {
    starts[town] = start
    start = text.indexOf('\n', start) + 1
  }
  starts[townCount] = start
  const zipStart = start

  const line = (town: number) => text.slice(starts[town], (starts[town + 1] ?? 0) - 1)
  const zipAt = (zip: number) => text.slice(zipStart + zip * zipLine, zipStart + zip * zipLine + zipLine - 1)

  function townAt(town: number): Town {
    const [, stateCode = '', name = '', latitude, longitude, zips] = line(town).split('|')
    return { name, stateCode, latitude: Number(latitude), longitude: Number(longitude), zips: Number(zips) }
  }

  /** The towns whose line begins so: they stand together. */
  function beginning(with_: string): number[] {
    const found: number[] = []
    for (let town = firstFrom(townCount, (at) => line(at) >= with_); town < townCount; town += 1) {
      if (!text.startsWith(with_, starts[town])) break
      found.push(town)
    }
    return found
  }

  return {
    zip(code) {
      const at = firstFrom(zipCount, (zip) => zipAt(zip).slice(0, 5) >= code)
      const found = at < zipCount ? zipAt(at) : ''
      if (found.slice(0, 5) !== code) return null
      const [latitude, longitude] = [Number(found.slice(10, 16)) / 10_000, Number(found.slice(16)) / 10_000]
      return { ...townAt(Number(found.slice(5, 10))), latitude, longitude }
    },
    town(key, stateCode) {
      const [town] = beginning(`${key}|${stateCode}|`)
      return town === undefined ? null : townAt(town)
    },
    townsNamed: (key) =>
      beginning(`${key}|`)
        .map(townAt)
        .toSorted((a, b) => b.zips - a.zips),
    nearest(key, stateCode) {
      // Two slips in a short word make any word of any other.
      const most = key.length < 6 ? 1 : 2
      let best: { town: Town; slips: number } | null = null
      for (let at = 0; at < townCount; at += 1) {
        const end = text.indexOf('|', starts[at])
        if (stateCode !== null && !text.startsWith(stateCode, end + 1)) continue
        const slips = slipsBetween(key, text.slice(starts[at], end), best?.slips ?? most)
        if (slips > (best?.slips ?? most)) continue
        const town = townAt(at)
        if (!best || slips < best.slips || town.zips > best.town.zips) best = { town, slips }
      }
      return best?.town ?? null
    },
  }
}

/** The first of so many for which it holds, where it holds for all after that one too. */
function firstFrom(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
