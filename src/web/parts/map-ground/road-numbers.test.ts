import { expect, it } from 'vitest'
import { listRoadNumbers } from './road-numbers.ts'

const road = (number: string, ...points: [number, number][]) => ({ number, line: points.map(([x, y]) => ({ x, y })) })

it('a highway has its number along its longest stretch, first in the middle', () => {
  const [number] = listRoadNumbers([road('I-40', [0, 0], [10, 0]), road('I-40', [100, 0], [100, 40], [160, 40])])
  expect(number).toEqual({ number: 'I-40', at: [110, 40, 100, 35, 125, 40, 100, 20, 140, 40] })
})

it('interstates come first, then the longer highways, and one that hardly shows has no number', () => {
  const numbers = listRoadNumbers([
    road('US-67', [0, 0], [90, 0]),
    road('I-530', [0, 0], [80, 0]),
    road('US-65', [0, 0], [200, 0]),
    road('I-40', [0, 0], [60, 0]),
  ])
  expect(numbers.map(({ number }) => number)).toEqual(['I-530', 'US-65', 'US-67'])
})

it('no more than twelve are looked for', () => {
  const many = Array.from({ length: 20 }, (_, at) => road(`US-${at + 1}`, [0, 0], [100 + at, 0]))
  expect(listRoadNumbers(many)).toHaveLength(12)
})
