import { describe, expect, it } from 'vitest'
import { mapSource } from '#content/states/map/map-source.ts'
import { states } from '#content/states/slugs.ts'
import { parsePathLines } from '#web/parts/map-ground/drawn-path.ts'
import { countLetters, maxLetters } from '#web/parts/map-ground/map-ground.ts'
import { getStateGround } from '#web/parts/map-ground/state-ground.ts'
import { getRingGround, type RingGround } from './ring-ground.ts'
import { edge } from './ring-plane.ts'

const places = {
  littleRock: { latitude: 34.75, longitude: -92.29 },
  chicago: { latitude: 41.88, longitude: -87.63 },
  atlanta: { latitude: 33.75, longitude: -84.39 },
  newYork: { latitude: 40.75, longitude: -73.99 },
  anchorage: { latitude: 61.2, longitude: -149.9 },
}

const around = (place: keyof typeof places, radius: number, state: string) =>
  getRingGround(mapSource.lines(), { middle: places[place], radius, outline: mapSource.outlineOf(state) })

/** The ground without its towns, which are no part of the drawn lines. */
const mapGround = ({ towns: _, isAllLand: __, ...ground }: RingGround) => ground

const listPaths = (ground: RingGround) => Object.values(mapGround(ground)).filter((path) => typeof path === 'string')

const toPoints = (path: string) => parsePathLines(path).flat()

describe('what lies under a ring map', () => {
  it('is the river and the counties of an inland town, and no shore', () => {
    const ground = around('littleRock', 25, 'AR')
    expect(ground.isAllLand).toBe(true)
    expect(ground.land).toBe('')
    expect(ground.rivers).not.toBe('')
    expect(ground.counties).not.toBe('')
    expect(ground.towns.map(({ words }) => words)).toContain('Little Rock')
  })

  it('is the highways from town to town, with their numbers, and none where they would pass by the true road', () => {
    const ground = around('littleRock', 25, 'AR')
    expect(ground.numbers.map(({ number }) => number)).toEqual(expect.arrayContaining(['I-30', 'I-40', 'I-530']))
    const [line] = parsePathLines(ground.roads)
    expect(line?.length).toBeGreaterThan(1)
    expect(around('littleRock', 10, 'AR')).toMatchObject({ roads: '', numbers: [] })
  })

  it('is the long interstates alone where the map shows many states', () => {
    const numbers = (radius: number) => around('littleRock', radius, 'AR').numbers.map(({ number }) => number)
    expect(numbers(100).some((number) => number.startsWith('US-'))).toBe(true)
    expect(numbers(500).every((number) => /^I-\d\d?$/.test(number))).toBe(true)
  })

  it('is the land beside a lake: west of Chicago, not east of it', () => {
    const ground = around('chicago', 25, 'IL')
    expect(ground.isAllLand).toBe(false)
    const inside = toPoints(ground.land).filter(({ x, y }) => Math.hypot(x, y) < edge)
    expect(inside.length).toBeGreaterThan(3)
    // The shore runs from north to south through the middle, the far edge of the land behind the west.
    expect(Math.min(...toPoints(ground.land).map(({ x }) => x))).toBeLessThan(-edge)
    expect(ground.land.endsWith('z')).toBe(true)
  })

  it.each([5, 25, 100, 500])('stays under 15 KB on a page at %i miles, and draws nothing far outside', (radius) => {
    for (const [place, state] of [
      ['littleRock', 'AR'],
      ['chicago', 'IL'],
      ['atlanta', 'GA'],
      ['newYork', 'NY'],
      ['anchorage', 'AK'],
    ] as const) {
      const ground = around(place, radius, state)
      const outline = mapSource.outlineOf(state)?.path ?? ''
      expect(2 * (countLetters(mapGround(ground)) + outline.length)).toBeLessThan(15_000)
      for (const { x, y } of listPaths(ground).flatMap(toPoints)) {
        expect(Math.hypot(x, y)).toBeLessThan(edge * 1.2)
      }
    }
  })
})

it('what lies in a state stays under 15 KB on a page with its outline, in all of them', () => {
  const drawn = states.map(({ code }) => {
    const outline = mapSource.outlineOf(code)
    if (!outline) throw new Error(`There is no outline of ${code}.`)
    const ground = getStateGround(mapSource.lines(), outline)
    expect(countLetters(ground) + outline.path.length).toBeLessThanOrEqual(maxLetters)
    return { code, ground }
  })
  const bare = drawn.filter(({ ground }) => ground.counties === '').map(({ code }) => code)
  // It is a county of its own.
  expect(bare).toEqual(['DC'])
  expect(drawn.filter(({ ground }) => ground.roads === '').map(({ code }) => code)).toEqual([])
})
