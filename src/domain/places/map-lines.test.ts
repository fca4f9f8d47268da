import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLine, readMapLines, toLine, writeLine } from './map-lines.ts'

const step = record({ x: integer({ min: -90_000, max: 0 }), y: integer({ min: 0, max: 45_000 }) })

describe('a line of a map', () => {
  it('is read as it was written, to a 500th of a degree', () => {
    assert(
      property(array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        const points = steps.map(({ x, y }) => ({ longitude: x / 500, latitude: y / 500 }))
        expect(readLine(writeLine(points))).toEqual(toLine(points))
      }),
    )
  })

  it('takes a letter or two for a short step', () => {
    const near = [0, 0.01, 0.03].map((more) => ({ latitude: 34.7 + more, longitude: -92.3 - more }))
    expect(writeLine(near).length).toBeLessThanOrEqual(8 + 2 * 4)
  })
})

it('the land of the country is made of shores, each the way it runs', () => {
  const [a, b] = [
    { latitude: 30, longitude: -90 },
    { latitude: 31, longitude: -91 },
  ]
  const shores = [writeLine([a, b]), writeLine([a, b])].join(' ')
  const lines = readMapLines({
    roads: '',
    counties: '',
    states: '',
    rivers: '',
    lakes: '',
    shores,
    land: '1,-2',
    towns: 'Hope|1|2|3',
  })
  expect(lines.land.map((part) => part.map(({ points }) => points))).toEqual([
    [
      [a, b],
      [b, a],
    ],
  ])
  expect(lines.towns).toEqual([{ name: 'Hope', latitude: 1, longitude: 2, weight: 3 }])
})

it('a road has its number on each of its stretches', () => {
  const [a, b] = [
    { latitude: 30, longitude: -90 },
    { latitude: 31, longitude: -91 },
  ]
  const [there, back] = [writeLine([a, b]), writeLine([b, a])]
  const none = { counties: '', states: '', rivers: '', lakes: '', shores: '', land: '', towns: '' }
  const { roads } = readMapLines({ ...none, roads: `I-40=${there} ${back};US-2=${there}` })
  expect(roads.map(({ number, points }) => [number, points[0]])).toEqual([
    ['I-40', a],
    ['I-40', b],
    ['US-2', a],
  ])
})
