import { array, assert, integer, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOutline } from '#content/states/outlines.ts'
import { formatPinText, joinPins } from './pins/joined-pins.ts'
import { computePinBox, hasPinOverlap, moveBesideYou, youBox } from './pins/residence-pin.ts'
import { type Box, measureWidth, meet, placeLabels, type SizedLabel } from './ring/placed-labels.ts'
import { listTownDots } from './town-dots.ts'

const drawing = { overlap: hasPinOverlap, settled: moveBesideYou }
const spot = record({ x: integer({ min: -250, max: 250 }), y: integer({ min: -250, max: 250 }) })
const pinsAt = (spots: readonly { x: number; y: number }[]) => spots.map((at, place) => ({ ...at, no: place + 1 }))

/** The boxes that labels take, as wide and tall as their letters are drawn. */
function boxOfLabel({ x, y, words, anchor }: SizedLabel, size: number): Box {
  const long = measureWidth(words, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - long : x - long / 2
  // Without the parts of letters that hang below the line.
  return { left, right: left + long, top: y - size * 0.75, bottom: y }
}

function expectApart(boxes: readonly Box[]): void {
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) expect(meet(box, other)).toBe(false)
  }
}

describe('pins', () => {
  it('that would lie on each other stand as one, where the first of the list stands', () => {
    const joined = joinPins(
      pinsAt([
        { x: 90, y: 90 },
        { x: -200, y: 0 },
        { x: 100, y: 90 },
      ]),
      drawing,
    )
    expect(joined).toEqual([
      { nos: [1, 3], text: '1+', x: 90, y: 90 },
      { nos: [2], text: '2', x: -200, y: 0 },
    ])
  })

  it('speak one grammar: a place in the list, with a plus where others are close by', () => {
    expect([
      formatPinText([3]),
      formatPinText([3, 4]),
      formatPinText([6, 8, 9]),
      formatPinText([12, 14, 15, 20]),
    ]).toEqual(['3', '3+', '6+', '12+'])
  })

  it('never overlap, never hide the middle, keep every home, and move no farther than they are tall', () => {
    assert(
      property(array(spot, { maxLength: 30 }), (spots) => {
        const pins = pinsAt(spots)
        const joined = joinPins(pins, drawing)
        expectApart([youBox, ...joined.map(computePinBox)])
        expect(joined.flatMap(({ nos }) => nos).toSorted((a, b) => a - b)).toEqual(pins.map(({ no }) => no))
        for (const pin of joined) {
          const own = pins.find(({ no }) => no === pin.nos[0])
          const { top, bottom } = computePinBox(pin)
          expect(pin.x).toBe(own?.x)
          expect(Math.abs(pin.y - (own?.y ?? 0))).toBeLessThanOrEqual(bottom - top)
        }
      }),
    )
  })
})

describe('the names of towns', () => {
  const within = { left: -300, right: 300, top: -280, bottom: 270 }

  it('never lie on each other, on a pin or on the middle, with large letters and with small ones', () => {
    const named = record({
      x: integer({ min: -280, max: 280 }),
      y: integer({ min: -260, max: 260 }),
      words: string({ minLength: 3, maxLength: 16 }),
    })
    assert(
      property(array(named, { maxLength: 25 }), array(spot, { maxLength: 12 }), (names, spots) => {
        const pins = joinPins(pinsAt(spots), drawing).map(computePinBox)
        const wishes = names.map((name) => ({ ...name, clear: [9, 34] }))
        const labels = placeLabels(wishes, { taken: [youBox, ...pins], within, large: 26, small: 20 })
        for (const [size, shown] of [
          [26, labels.filter(({ isMinor }) => !isMinor)],
          [20, labels],
        ] as const) {
          const boxes = shown.map((label) => boxOfLabel(label, size))
          expectApart(boxes)
          for (const box of boxes) expect([youBox, ...pins].some((one) => meet(one, box))).toBe(false)
        }
      }),
    )
  })

  it('go where there is room: right of the town, then left of it, or nowhere', () => {
    const wish = { x: 0, y: 0, words: 'Conway', clear: [8] }
    const sizes = { taken: [], within: { left: -100, right: 300, top: -100, bottom: 100 }, large: 20, small: 20 }
    const labels = placeLabels([wish, { ...wish, words: 'Cabot' }, { ...wish, x: 400 }], sizes)
    expect(labels.map(({ words, anchor }) => [words, anchor])).toEqual([
      ['Conway', 'start'],
      ['Cabot', 'end'],
    ])
  })

  it('that fit small letters only are left out on phones', () => {
    const within = { left: 0, right: 100, top: -50, bottom: 50 }
    const wish = { x: 0, y: 0, words: 'Hot Springs', clear: [2] }
    expect(placeLabels([wish], { taken: [], within, large: 26, small: 12 })).toMatchObject([{ isMinor: true }])
  })
})

describe("the map of a state's towns", () => {
  // Around San Francisco and Sacramento, where towns stand close together.
  const towns = [
    ['Sacramento', 38.56, -121.45],
    ['Roseville', 38.76, -121.29],
    ['Folsom', 38.67, -121.15],
    ['Oakland', 37.79, -122.22],
    ['Berkeley', 37.87, -122.28],
    ['San Francisco', 37.76, -122.44],
    ['Fresno', 36.76, -119.79],
    ['Los Angeles', 34.03, -118.28],
    ['Eureka', 40.77, -124.15],
  ].map(([name, latitude, longitude]) => ({
    name: String(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))

  it('leaves every dot where its town is, and names towns on phones too', () => {
    const outline = readOutline('CA')
    const within = { left: -44, top: -44, right: outline.width + 44, bottom: outline.height + 44 }
    const { dots, labels } = listTownDots(towns, { outline, within, largest: [] })
    const alone = listTownDots(towns.slice(1, 2), { outline, within, largest: [] }).dots[0]
    expect(alone).toMatchObject({ nos: [1], text: '1' })
    expect(dots.flatMap(({ nos }) => nos).toSorted()).toEqual(towns.map((_, at) => at + 1).toSorted())
    expect(dots[0]).toMatchObject({ nos: [1, 2, 3], text: '1+' })
    const names = labels.filter(({ isMinor }) => !isMinor).map(({ words }) => words)
    expect(names).toEqual(expect.arrayContaining(['Sacramento', 'Fresno', 'Los Angeles', 'Eureka']))
  })

  it('gives a shared dot the name of its largest town, and places the names of large towns first', () => {
    const outline = readOutline('TX')
    const within = { left: -44, top: -44, right: outline.width + 44, bottom: outline.height + 44 }
    // Garland is the first of the list beside Dallas; the name of Conroe lies where that of Houston would.
    const texas = [
      { name: 'Garland', latitude: 32.91, longitude: -96.63 },
      { name: 'Conroe', latitude: 30.32, longitude: -95.48 },
      { name: 'Galveston', latitude: 29.29, longitude: -94.83 },
      { name: 'Dallas', latitude: 32.79, longitude: -96.77 },
      { name: 'Houston', latitude: 29.76, longitude: -95.37 },
    ]
    const { dots, labels } = listTownDots(texas, { outline, within, largest: ['Houston', 'Dallas'] })
    expect(dots[0]).toMatchObject({ nos: [1, 4], text: '1+', name: 'Dallas' })
    expect(labels.slice(0, 2).map(({ words, isMinor }) => [words, isMinor])).toEqual([
      ['Houston', false],
      ['Dallas', false],
    ])
    expect(labels.map(({ words }) => words)).not.toContain('Garland')
  })
})
