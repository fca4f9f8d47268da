import { describe, expect, it } from 'vitest'
import { besideYou, joinedPins, pinText } from './joined-pins.ts'
import { milesLabels } from './miles-labels.ts'
import { placedLabels } from './placed-labels.ts'
import { alongRings, onRings, ringsFor } from './ring-plane.ts'

const littleRock = { latitude: 34.7465, longitude: -92.2896 }
const rings = ringsFor(25)

describe('the ring map', () => {
  it('has rings with round numbers, the last one where the search ends', () => {
    expect(rings).toEqual([5, 10, 25])
    expect(ringsFor(50)).toEqual([10, 25, 50])
    expect(ringsFor(37)).toEqual([7, 15, 37])
    expect(ringsFor(1)).toEqual([1, 1, 1])
  })

  it('puts its rings at 39, 69 and 100 of 100, and grows evenly between them', () => {
    expect([5, 10, 25].map((miles) => Math.round(alongRings(miles, rings) / 2.5))).toEqual([39, 69, 100])
    expect(alongRings(0, rings)).toBe(0)
    expect(alongRings(7.5, rings)).toBeCloseTo(0.54 * 250, 6)
    for (const miles of [0, 1, 3, 6]) expect(alongRings(miles, ringsFor(1))).not.toBeNaN()
  })

  it('keeps directions true', () => {
    const north = onRings({ latitude: 34.85, longitude: -92.2896 }, littleRock, rings)
    expect(Math.abs(north.x)).toBeLessThan(0.5)
    expect(north.y).toBeLessThan(-90)
    const west = onRings({ latitude: 34.7465, longitude: -92.4 }, littleRock, rings)
    expect(west.x).toBeLessThan(-90)
    expect(Math.abs(west.y)).toBeLessThan(1)
    expect(onRings(littleRock, littleRock, rings)).toEqual({ x: 0, y: 0 })
  })

  it('joins pins that would lie on each other', () => {
    const joined = joinedPins([
      { no: 1, x: 0, y: 0 },
      { no: 2, x: 200, y: 0 },
      { no: 3, x: 10, y: 0 },
    ])
    expect(joined.map(({ nos }) => nos)).toEqual([[1, 3], [2]])
  })

  it('names every home of a joined pin, or says how many there are, so that nobody takes one for another', () => {
    const text = (...nos: number[]) => pinText(nos, (count) => `${count} homes`)
    expect([text(3), text(3, 4), text(3, 4, 5), text(3, 7)]).toEqual(['3', '3-4', '3-5', '3,7'])
    expect([text(3, 7, 9), text(1, 3, 4, 5), text(1, 2, 9)]).toEqual(['3,7,9', '1,3-5', '1-2,9'])
    expect([text(1, 3, 5, 7, 9), text(10, 12, 14)]).toEqual(['5 homes', '3 homes'])
  })

  it('lets no pin hide where you are', () => {
    for (const [x, y] of [
      [0, 0],
      [12, 5],
      [-30, -10],
    ] as const) {
      const pin = besideYou({ x, y }, '1,3-5')
      expect(pin.x).toBe(x)
      expect(Math.abs(pin.y)).toBeGreaterThan(30)
    }
    expect(besideYou({ x: 90, y: 0 }, '3')).toEqual({ x: 90, y: 0 })
    expect(besideYou({ x: 12, y: 5 }, '3').y).toBeGreaterThan(0)
  })

  it.each(['miles', 'millas'])('writes its distances within the frame, however far it looks (%s)', (miles) => {
    for (const radius of [5, 25, 500]) {
      for (const { box } of milesLabels(
        ringsFor(radius).map((ring, at) => (at === 2 ? `${ring} ${miles}` : `${ring}`)),
      )) {
        expect(box.right).toBeLessThan(300)
        expect(box.bottom).toBeLessThan(290)
      }
    }
  })

  it('writes no town over a distance', () => {
    const [, , far] = milesLabels(['5', '10', '25 miles'])
    if (!far) throw new Error('There is no label.')
    const within = { left: -300, right: 300, top: -290, bottom: 290 }
    const at = { x: far.x + 10, y: far.y - 9, words: 'Benton', clear: 0 }
    expect(placedLabels([at], [], within, 26)).toMatchObject([{ anchor: 'start', x: at.x }])
    expect(placedLabels([at], [far.box], within, 26)).not.toMatchObject([{ anchor: 'start', x: at.x }])
  })

  it('writes no name over another', () => {
    const within = { left: -100, right: 300, top: -100, bottom: 100 }
    const wish = { x: 0, y: 0, words: 'Conway', clear: 8 }
    const labels = placedLabels([wish, { ...wish, words: 'Cabot' }, { ...wish, x: 400 }], [], within, 20)
    expect(labels.map(({ words, anchor }) => [words, anchor])).toEqual([
      ['Conway', 'start'],
      ['Cabot', 'end'],
    ])
  })
})
