import { describe, expect, it } from 'vitest'
import { splitNamesAndPlaces } from './name-and-place.ts'

const ways = (text: string) => splitNamesAndPlaces(text).map(({ name, place }) => `${name} | ${place}`)

describe('a name with the place after it', () => {
  it('may end at any word, and at the first comma at the latest', () => {
    expect(ways('Pine Roof Little Rock')).toEqual([
      'Pine | Roof Little Rock',
      'Pine Roof | Little Rock',
      'Pine Roof Little | Rock',
    ])
    expect(ways(' Pine  Roof,Little Rock')).toContain('Pine Roof | Little Rock')
    expect(ways('Pine Roof, Little Rock, AR')).toEqual(['Pine | Roof, Little Rock, AR', 'Pine Roof | Little Rock, AR'])
  })

  it('is no single word, and no place of more than five', () => {
    expect(ways('Lighthouse')).toEqual([])
    expect(ways('a b c d e f g')).toHaveLength(5)
  })
})
