import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computePause, maxAttempts } from './retry.rules.ts'

const random = fc.double({ min: 0, max: 0.999, noNaN: true })
const attempt = fc.integer({ min: 1, max: 100 })

describe('the pause after a failed try', () => {
  it('is half a minute at first and doubles', () => {
    expect([1, 2, 3, 4].map((number) => computePause(number, 0.5))).toEqual([30, 60, 120, 240])
  })

  it('never exceeds six hours and a quarter of them, and never falls under 22 seconds', () => {
    fc.assert(
      fc.property(attempt, random, (number, chance) => {
        const pause = computePause(number, chance)
        expect(pause).toBeGreaterThan(22)
        expect(pause).toBeLessThanOrEqual(7.5 * 3600)
      }),
    )
  })

  it('adds up to about a day over all tries, whatever the chance', () => {
    const total = (chance: number) =>
      Array.from({ length: maxAttempts - 1 }, (_, index) => computePause(index + 1, chance)).reduce((a, b) => a + b)
    expect(total(0) / 3600).toBeGreaterThan(18)
    expect(total(0.999) / 3600).toBeLessThan(36)
  })
})
