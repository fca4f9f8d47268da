import { describe, expect, it } from 'vitest'
import {
  audiences,
  audienceWords,
  buildResidenceSlug,
  describeNarrLevel,
  formatPublicAddress,
  readStateName,
  sumResidences,
} from './residence.ts'

const address = { street: '14 Ferry Row', city: 'Conway', stateCode: 'AR', zip: '72032' }

describe('the public address of a residence', () => {
  it('holds the street when the operator shows it', () => {
    expect(formatPublicAddress(address, 'exact')).toEqual(['14 Ferry Row', 'Conway, AR 72032'])
  })

  it('never holds the street below exact', () => {
    expect(formatPublicAddress(address, 'area')).toEqual(['Conway, AR 72032'])
    expect(formatPublicAddress(address, 'hidden')).toEqual(['Conway, AR'])
  })
})

describe('the words of a residence', () => {
  it('give the level of support in numerals and in words', () => {
    expect(describeNarrLevel(2)).toBe('Level II, monitored')
    expect(describeNarrLevel(null)).toBe('Level of support not stated')
  })

  it('name every audience, each differently', () => {
    expect(new Set(audiences.map((audience) => audienceWords[audience])).size).toBe(audiences.length)
  })

  it('say Unknown State when the state is missing', () => {
    expect(readStateName({ state: null })).toBe('Unknown State')
    expect(readStateName({ state: { name: 'Arkansas' } })).toBe('Arkansas')
  })
})

describe('the totals of an operator', () => {
  it('count residences, beds, available beds and certified ones', () => {
    expect(
      sumResidences([
        { totalBeds: 8, availableBeds: 2, narrCertified: true },
        { totalBeds: 10, availableBeds: 1, narrCertified: false },
      ]),
    ).toEqual({ residences: 2, totalBeds: 18, availableBeds: 3, narrCertified: 1 })
  })

  it('are 0 for somebody who has no residence yet', () => {
    expect(sumResidences([])).toEqual({ residences: 0, totalBeds: 0, availableBeds: 0, narrCertified: 0 })
  })
})

it('a slug keeps letters and digits, joined by single hyphens', () => {
  expect(buildResidenceSlug("O'Brien’s  Café & Porch", 'St. Louis', 'MO')).toBe('obriens-cafe-porch-st-louis-mo')
})
