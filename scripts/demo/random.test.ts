import { describe, expect, it } from 'vitest'
import { buildDemoId, createRandom } from './random.ts'

describe('a seeded source of choices', () => {
  it('repeats itself for the same seed only', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, createRandom(seed).next)
    expect(draw('porch')).toEqual(draw('porch'))
    expect(draw('porch')).not.toEqual(draw('lamp'))
  })

  it('reaches both ends of a range and nothing beyond', () => {
    const random = createRandom('range')
    const seen = new Set(Array.from({ length: 200 }, () => random.whole(3, 5)))
    expect([...seen].toSorted()).toEqual([3, 4, 5])
  })

  it('follows the weights', () => {
    const random = createRandom('weights')
    const draws = Array.from({ length: 2000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    )
    expect(draws.filter((draw) => draw === 'never')).toEqual([])
    expect(draws.filter((draw) => draw === 'often').length / draws.length).toBeCloseTo(0.9, 1)
  })

  it('shuffles without losing anything', () => {
    expect(createRandom('shuffle').shuffled([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('none').pick([])).toThrow(RangeError)
  })
})

describe('a demo id', () => {
  it('follows from the name alone', () => {
    expect(buildDemoId('lamp')).toBe(buildDemoId('lamp'))
    expect(buildDemoId('lamp')).not.toBe(buildDemoId('lamps'))
  })
})
