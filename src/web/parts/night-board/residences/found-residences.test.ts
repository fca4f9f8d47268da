import { describe, expect, it } from 'vitest'
import { isFound } from '#domain/beds/board-finding.ts'
import { describeFound } from './found-residences.ts'

const residence = { name: "Peña's Porch", city: 'Little Rock', state: { name: 'Arkansas' } }

describe('a house looked for', () => {
  it.each(['pena', 'PEÑA’S', 'porch little', 'rock penas', ' arkansas ', ''])('is found by "%s"', (words) => {
    expect(isFound(residence, words)).toBe(true)
  })

  it.each(['pena conway', 'texas', 'porches'])('is not found by "%s"', (words) => {
    expect(isFound(residence, words)).toBe(false)
  })

  it('is counted among all, with those that stay because of a change', () => {
    expect(describeFound(3, 60, 0)).toBe('3 of 60 houses')
    expect(describeFound(1696, 5000, 0)).toBe('1,696 of 5,000 houses')
    expect(describeFound(0, 60, 2)).toBe('0 of 60 houses, and 2 with a change on this device')
  })
})
