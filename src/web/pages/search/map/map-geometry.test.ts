import { describe, expect, it } from 'vitest'
import { placeMilesLabels } from './ring/place-miles-labels.ts'
import { meet } from './ring/placed-labels.ts'
import { chooseRings, measureAlongRings, placeOnRings } from './ring/ring-plane.ts'

const littleRock = { latitude: 34.7465, longitude: -92.2896 }
const rings = chooseRings(25)

describe('the ring map', () => {
  it('has rings with round numbers, the last one where the search ends', () => {
    expect(rings).toEqual([5, 10, 25])
    expect(chooseRings(50)).toEqual([10, 25, 50])
    expect(chooseRings(37)).toEqual([7, 15, 37])
    expect(chooseRings(1)).toEqual([1, 1, 1])
  })

  it('puts its rings at 39, 69 and 100 of 100, and grows evenly between them', () => {
    expect([5, 10, 25].map((miles) => Math.round(measureAlongRings(miles, rings) / 2.5))).toEqual([39, 69, 100])
    expect(measureAlongRings(0, rings)).toBe(0)
    expect(measureAlongRings(7.5, rings)).toBeCloseTo(0.54 * 250, 6)
    for (const miles of [0, 1, 3, 6]) expect(measureAlongRings(miles, chooseRings(1))).not.toBeNaN()
  })

  it('keeps directions true', () => {
    const north = placeOnRings({ latitude: 34.85, longitude: -92.2896 }, littleRock, rings)
    expect(Math.abs(north.x)).toBeLessThan(0.5)
    expect(north.y).toBeLessThan(-90)
    const west = placeOnRings({ latitude: 34.7465, longitude: -92.4 }, littleRock, rings)
    expect(west.x).toBeLessThan(-90)
    expect(Math.abs(west.y)).toBeLessThan(1)
    expect(placeOnRings(littleRock, littleRock, rings)).toEqual({ x: 0, y: 0 })
  })

  it('writes a distance where no pin hides it', () => {
    const [inner] = placeMilesLabels(['5 miles', '10 miles', '25 miles'])
    if (!inner) throw new Error('There is no label.')
    const [moved] = placeMilesLabels(['5 miles', '10 miles', '25 miles'], [inner.box])
    expect(moved).toBeDefined()
    expect(moved && meet(moved.box, inner.box)).toBe(false)
    expect(Math.hypot(moved?.x ?? 0, (moved?.y ?? 0) - 7)).toBeCloseTo(Math.hypot(inner.x, inner.y - 7), 6)
  })

  it.each(['miles', 'millas'])('writes its distances within the frame, however far it looks (%s)', (miles) => {
    for (const radius of [5, 25, 500]) {
      const labels = placeMilesLabels(chooseRings(radius).map((ring) => `${ring} ${miles}`))
      for (const [at, { box }] of labels.entries()) {
        expect(box.right).toBeLessThan(300)
        expect(box.bottom).toBeLessThan(290)
        for (const other of labels.slice(at + 1)) expect(meet(box, other.box)).toBe(false)
      }
    }
  })
})
