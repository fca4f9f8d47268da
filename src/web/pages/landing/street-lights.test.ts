import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeStreetLights } from './street-lights.ts'

describe('the lights of the street', () => {
  it('light one window per bed while there are windows enough', () => {
    expect(computeStreetLights(1)).toEqual({ bedsPerLight: 1, lit: 1 })
    expect(computeStreetLights(48)).toEqual({ bedsPerLight: 1, lit: 48 })
  })

  it('take the next step when one window more would be too many', () => {
    expect(computeStreetLights(49)).toEqual({ bedsPerLight: 2, lit: 24 })
    expect(computeStreetLights(98)).toEqual({ bedsPerLight: 5, lit: 19 })
    expect(computeStreetLights(1712)).toEqual({ bedsPerLight: 50, lit: 34 })
    expect(computeStreetLights(48_999)).toEqual({ bedsPerLight: 1000, lit: 48 })
  })

  it('stay dark when no bed is open', () => {
    expect(computeStreetLights(0)).toEqual({ bedsPerLight: 1, lit: 0 })
  })

  it('never light more than 48 windows, and never stand for more beds than are open', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (openBeds) => {
        const { bedsPerLight, lit } = computeStreetLights(openBeds)
        expect(lit).toBeLessThanOrEqual(48)
        expect(lit * bedsPerLight).toBeLessThanOrEqual(openBeds)
        expect((lit + 1) * bedsPerLight).toBeGreaterThan(openBeds)
      }),
    )
  })

  it('use only steps of 1, 2 or 5 times a power of ten, and the smallest that fits', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (openBeds) => {
        const { bedsPerLight, lit } = computeStreetLights(openBeds)
        expect(String(bedsPerLight)).toMatch(/^[125]0*$/)
        expect(lit === openBeds || lit >= 19).toBe(true)
      }),
    )
  })
})
