import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { youBox } from '#web/pages/search/map/pins/residence-pin.ts'
import { computeLabelBox, meet, placeLabels } from '#web/pages/search/map/ring/placed-labels.ts'
import { isWithinRings } from '#web/pages/search/map/ring/ring-plane.ts'
import { computeSignBox, listRoadSigns } from './road-signs.ts'

const place = { x: integer({ min: -280, max: 280 }), y: integer({ min: -280, max: 280 }) }

describe('the numbers of highways', () => {
  it('never lie on a name, on the middle, on each other or on the last ring', () => {
    const roads = array(record({ ...place, no: integer({ min: 1, max: 99 }) }), { maxLength: 30 })
    assert(
      property(roads, array(record(place), { maxLength: 12 }), (spots, towns) => {
        const letters = { large: 26, small: 20 }
        const within = { left: -300, right: 300, top: -280, bottom: 270 }
        const wishes = towns.map((town, at) => ({ ...town, words: `Town ${at}`, clear: [8] }))
        const labels = placeLabels(wishes, { taken: [youBox], within, ...letters })
        const taken = [youBox, ...labels.map((label) => computeLabelBox(label, letters))]
        const numbers = spots.map(({ no, x, y }) => ({ number: `I-${no}`, at: [x, y, -x, y] }))
        const boxes = listRoadSigns(numbers, { taken, isInside: isWithinRings, size: 14 }).map(computeSignBox)
        for (const [at, box] of boxes.entries()) {
          expect(isWithinRings(box)).toBe(true)
          expect([...taken, ...boxes.slice(at + 1)].some((other) => meet(box, other))).toBe(false)
        }
      }),
    )
  })

  it('stand at the first place with room, or nowhere', () => {
    const room = { taken: [{ left: -20, right: 20, top: -20, bottom: 20 }], isInside: isWithinRings, size: 14 }
    const numbers = [
      { number: 'I-30', at: [0, 0, 100, 0] },
      { number: 'I-40', at: [0, 0, 105, 5] },
    ]
    expect(listRoadSigns(numbers, room)).toMatchObject([{ number: 'I-30', x: 100, y: 0 }])
  })
})
