import { describe, expect, it } from 'vitest'
import { computeMiles, type Point } from '#domain/search/residence-search.ts'
import { type Highway, listHighways } from './highways.ts'

const highways = listHighways()

const countMiles = ({ runs }: Highway) =>
  runs.flatMap((run) => run.slice(1).map((stop, at) => computeMiles(run[at] ?? stop, stop))).reduce((a, b) => a + b, 0)

/** How much a road turns at a town, in degrees: 0 is straight on, 180 is back. */
function turnAt(before: Point, here: Point, after: Point): number {
  const wide = Math.cos((here.latitude * Math.PI) / 180)
  const course = (from: Point, to: Point) =>
    Math.atan2(to.latitude - from.latitude, (to.longitude - from.longitude) * wide) * (180 / Math.PI)
  const turn = Math.abs(course(before, here) - course(here, after)) % 360
  return Math.min(turn, 360 - turn)
}

describe('the tables of highways', () => {
  it.each(highways.map((highway) => [highway.name, highway] as const))('%s goes from town to town', (_, { runs }) => {
    for (const run of runs) {
      expect(run.length).toBeGreaterThan(1)
      for (const [at, stop] of run.entries()) {
        const [before, after] = [run[at - 1], run[at + 1]]
        const leg = before ? computeMiles(before, stop) : 1
        const words = `${before?.words} to ${stop.words}`
        expect(leg, `${words}: the same place twice`).toBeGreaterThan(0.1)
        // Towns are few in the west.
        expect(leg, `${words}: too far`).toBeLessThanOrEqual(stop.longitude < -98 ? 80 : 60)
        if (before && after) expect(turnAt(before, stop, after), `${stop.words}: turns back`).toBeLessThan(130)
      }
    }
  })

  it.each(highways.filter(({ miles }) => miles !== null).map((highway) => [highway.name, highway] as const))(
    '%s is about as long as it is on the road',
    (_, highway) => {
      const part = countMiles(highway) / (highway.miles ?? 1)
      // Straight from town to town is shorter than the road, and from middle to middle of towns beside it a little longer.
      expect(part).toBeGreaterThan(0.82)
      expect(part).toBeLessThan(1.06)
    },
  )

  it('hold every long interstate', () => {
    const names = new Set(highways.map(({ name }) => name))
    const missing = Array.from({ length: 99 }, (_, at) => at + 1).filter((no) => !names.has(`I-${no}`))
    // Numbers that no interstate has, or a short piece of a road to come only.
    const none = [1, 3, 6, 7, 9, 13, 18, 21, 23, 28, 31, 32, 33, 34, 36, 38, 42, 46, 47, 48, 50, 51, 52, 53, 54, 56, 58]
    expect(missing).toEqual([...none, 60, 61, 62, 63, 67, 92, 98])
  })

  it.each([
    ['I-4', 'I-95'],
    ['I-12', 'I-10'],
    ['I-16', 'I-75'],
    ['I-20', 'I-10'],
    ['I-24', 'I-57'],
    ['I-27', 'I-40'],
    ['I-30', 'I-40'],
    ['I-37', 'I-35'],
    ['I-44', 'I-70'],
    ['I-45', 'I-35'],
    ['I-66', 'I-81'],
    ['I-68', 'I-79'],
    ['I-82', 'I-90'],
    ['I-88', 'I-80'],
    ['I-89', 'I-93'],
    ['I-530', 'I-30'],
  ])('let %s begin or end at a town of %s', (ending, other) => {
    const findRuns = (number: string) => highways.filter(({ name }) => name === number).flatMap(({ runs }) => runs)
    const passed = new Set(findRuns(other).flatMap((run) => run.map(({ words }) => words)))
    const ends = findRuns(ending).flatMap((run) => [run[0], run.at(-1)])
    expect(ends.some((end) => end && passed.has(end.words))).toBe(true)
  })
})
