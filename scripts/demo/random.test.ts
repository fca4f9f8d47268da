import { describe, expect, it } from 'vitest'
import { demoId, randomFrom } from './random.ts'

describe('a seeded source of choices', () => {
  it('repeats itself for the same seed only', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, randomFrom(seed).next)
    expect(draw('porch')).toEqual(draw('porch'))
    expect(draw('porch')).not.toEqual(draw('lamp'))
  })

  it('reaches both ends of a range and nothing beyond', () => {
    const random = randomFrom('range')
    const seen = new Set(Array.from({ length: 200 }, () => random.whole(3, 5)))
    expect([...seen].toSorted()).toEqual([3, 4, 5])
  })

  it('follows the weights', () => {
    const random = randomFrom('weights')
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
    expect(randomFrom('shuffle').shuffled([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('refuses to pick from nothing', () => {
    expect(() => randomFrom('none').pick([])).toThrow(RangeError)
  })
})

describe('a demo id', () => {
  it('follows from the name alone', () => {
    expect(demoId('lamp')).toBe(demoId('lamp'))
    expect(demoId('lamp')).not.toBe(demoId('lamps'))
  })
})
