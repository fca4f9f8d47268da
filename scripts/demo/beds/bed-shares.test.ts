import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '#scripts/demo/random.ts'
import { pickBedShares, pickResidenceSizes } from './bed-shares.ts'

describe('the sizes of homes', () => {
  it('add up to the beds of the state, none under the smallest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.string(),
        (residences, spareBytes, seed) => {
          const sizes = pickResidenceSizes(residences * 5 + spareBytes, residences, createRandom(seed))
          expect(sizes).toHaveLength(residences)
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5)
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(residences * 5 + spareBytes)
        },
      ),
    )
  })

  it('cannot be found for too few beds', () => {
    expect(() => pickResidenceSizes(9, 2, createRandom('few'))).toThrow(RangeError)
  })
})

describe('for whom the beds of a home are', () => {
  it('are one or two different groups that share all its beds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 80 }), fc.string(), (total, seed) => {
        const shares = pickBedShares(total, createRandom(seed))
        expect(new Set(shares.map(({ audience }) => audience)).size).toBe(shares.length)
        expect(shares.every(({ totalBeds }) => totalBeds > 0)).toBe(true)
        expect(shares.reduce((sum, { totalBeds }) => sum + totalBeds, 0)).toBe(total)
      }),
    )
  })
})
