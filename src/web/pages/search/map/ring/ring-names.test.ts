import { expect, it } from 'vitest'
import { searchEn } from '#content/search/search.en.ts'
import { searchEs } from '#content/search/search.es.ts'
import type { MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import { findFirstJoined } from '#web/pages/search/map/pins/joined-pins.ts'
import { youBox } from '#web/pages/search/map/pins/residence-pin.ts'
import { placeTownLabels } from './ring-towns.ts'

const middle = { latitude: 34.75, longitude: -92.28 }
const rings = [5, 10, 25] as const

it('the town searched for is named first, also where pins stand close around the middle', () => {
  const towns = [
    { words: 'North Little Rock', x: 12, y: -40 },
    { words: 'Benton', x: -140, y: 90 },
  ]
  const pins = [
    { left: 14, right: 60, top: -14, bottom: 14 },
    { left: -60, right: -14, top: -14, bottom: 14 },
    { left: -24, right: 24, top: 14, bottom: 62 },
  ]
  const labels = placeTownLabels([], { middle, rings, here: 'Little Rock', towns, taken: [youBox, ...pins] })
  expect(labels[0]).toMatchObject({ words: 'Little Rock', isMinor: false })
})

it('a town is named on the side where no ring crosses its name', () => {
  const towns = [{ words: 'Conway', x: 50, y: -30 }]
  const [conway] = placeTownLabels([], { middle, rings, here: null, towns, taken: [youBox] })
  expect(conway).toMatchObject({ anchor: 'end' })
})

it('every town named has a dot where nothing stands on it, also one known from a home only', () => {
  const towns = [
    { words: 'Conway', x: -120, y: -120 },
    { words: 'Benton', x: -140, y: 90 },
  ]
  const residence = {
    city: 'Lonoke',
    latitude: 34.78,
    longitude: -91.9,
    addressVisibility: 'exact',
  } as MappedResidence['residence']
  const pin = { left: -160, right: -120, top: 70, bottom: 110 }
  const labels = placeTownLabels([{ no: 1, target: '1', misses: false, residence }], {
    middle,
    rings,
    here: null,
    towns,
    taken: [youBox, pin],
  })
  const dots = new Map(labels.map(({ words, dot }) => [words, dot]))
  expect(dots.get('Conway')).toEqual({ x: -120, y: -120 })
  expect(dots.get('Benton')).toBeNull()
  expect(dots.get('Lonoke')?.x).toBeGreaterThan(100)
})

it('the key explains a pin that stands on the map, and none where every pin is alone', () => {
  const pin = (nos: number[]) => ({ nos, text: '', x: 0, y: 0 })
  expect([findFirstJoined([pin([1]), pin([3, 4])]), findFirstJoined([pin([1])])]).toEqual([3, null])
  for (const { map } of [searchEn, searchEs]) {
    for (const { number } of [map.key, map.townKey]) {
      expect(number(3)).toContain('“3+”')
      expect(number(null)).not.toContain('+')
    }
  }
})

it('a name beyond the last ring is told apart from those within, wherever it begins', () => {
  const towns = [
    { words: 'Benton', x: -140, y: 90 },
    { words: 'Pine Bluff', x: 150, y: 225 },
  ]
  const labels = placeTownLabels([], { middle, rings, here: 'Little Rock', towns, taken: [youBox] })
  expect(labels.map(({ words, isOutside }) => [words, isOutside])).toEqual([
    ['Little Rock', false],
    ['Benton', false],
    ['Pine Bluff', true],
  ])
})
