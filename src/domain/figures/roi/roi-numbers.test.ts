import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRoiNumbers } from '#tests/support/directory/roi-numbers.ts'
import {
  buildAddress,
  exampleNumbers,
  exampleTexts,
  readAddressTexts,
  readCarriedRoi,
  readRoiNumber,
  readRoiTexts,
  roiFields,
  roiNames,
  writeCarriedRoi,
} from './roi-numbers.ts'

describe('a number written by a person', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['012', 12],
  ])('%j is %d beds', (text, value) => {
    expect(readRoiNumber('beds', text)).toEqual({ value })
  })

  it.each([
    ['$1,200.50', 1200.5],
    ['0.005', 0.01],
    ['-0', 0],
  ])('%j is a fee of %d', (text, value) => {
    expect(readRoiNumber('fee', text)).toEqual({ value })
  })

  it.each([
    ['beds', '', 'empty'],
    ['beds', '  ', 'empty'],
    ['beds', '$', 'not-a-number'],
    ['beds', 'twelve', 'not-a-number'],
    ['beds', '1e9', 'not-a-number'],
    ['beds', 'Infinity', 'not-a-number'],
    ['beds', '0x10', 'not-a-number'],
    ['beds', '1.2.3', 'not-a-number'],
    ['beds', '9'.repeat(400), 'not-a-number'],
    ['beds', '2.5', 'not-whole'],
    ['beds', '0', 'too-small'],
    ['beds', '-5', 'too-small'],
    ['beds', '2001', 'too-big'],
    ['occupancy', '140%', 'too-big'],
    ['hours', '-0.01', 'too-small'],
  ] as const)('%s %j is refused as %s', (name, text, trouble) => {
    expect(readRoiNumber(name, text)).toEqual({ trouble })
  })

  it('whatever it is, is a number at home in its field or a trouble', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roiNames), fc.string({ unit: 'binary' }), (name, text) => {
        const read = readRoiNumber(name, text)
        if (!('value' in read)) return
        expect(read.value).toBeGreaterThanOrEqual(roiFields[name].least)
        expect(read.value).toBeLessThanOrEqual(roiFields[name].most)
      }),
    )
  })
})

describe('the address of a sum', () => {
  it('gives back every text that was written', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(roiNames.map((name) => [name, fc.string({ maxLength: 24 })]))),
        (texts) => {
          const written = { ...exampleTexts, ...texts }
          expect(readAddressTexts(new URLSearchParams(buildAddress(written)))).toEqual(written)
        },
      ),
    )
  })

  it('holds the example where it is silent, and leaves out assumptions nobody changed', () => {
    expect(readAddressTexts(new URLSearchParams('beds=30'))).toEqual({ ...exampleTexts, beds: '30' })
    expect(buildAddress({ ...exampleTexts, beds: '30', price: '99' })).toBe(
      'beds=30&occupancy=80&fee=700&hours=20&cost=25&price=99',
    )
  })

  it('names every field that is wrong, and only those', () => {
    const { numbers, troubles } = readRoiTexts(readAddressTexts(new URLSearchParams('beds=none&occupancy=140')))
    expect(numbers).toBeNull()
    expect(troubles).toEqual({ beds: 'not-a-number', occupancy: 'too-big' })
    expect(readRoiTexts(exampleTexts)).toEqual({ numbers: exampleNumbers, troubles: {} })
  })
})

describe('numbers carried to the contact form', () => {
  it('arrive as they were sent', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        expect(readCarriedRoi(writeCarriedRoi(numbers))).toEqual(numbers)
      }),
    )
  })

  const good = writeCarriedRoi(exampleNumbers)
  it.each([
    ['nothing', ''],
    ['a word of their own', `${good}_note-Call 555-0100 now`],
    ['a missing number', good.replace('beds-12_', '')],
    ['a number twice', `${good}_beds-12`.replace('moving-40_', '')],
    ['a number out of bounds', good.replace('occupancy-80', 'occupancy-140')],
    ['words for a number', good.replace('beds-12', 'beds-call me')],
    ['a key of the prototype', good.replace('beds-12', '__proto__-12')],
    ['more than fits', `${good}${'0'.repeat(400)}`],
  ])('are left out when a stranger sends %s', (_, word) => {
    expect(readCarriedRoi(word)).toBeNull()
  })
})
