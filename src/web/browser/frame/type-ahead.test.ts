import { describe, expect, it } from 'vitest'
import { findTypeAheadMatch } from './type-ahead.ts'

const words = ['Get Started', 'Partners', 'FAQ', 'Contact', 'Press']

describe('type-ahead', () => {
  it('goes to the next entry that starts with the letter, round the end', () => {
    expect(findTypeAheadMatch(words, 'p', 0)).toBe(1)
    expect(findTypeAheadMatch(words, 'p', 1)).toBe(4)
    expect(findTypeAheadMatch(words, 'p', 4)).toBe(1)
  })

  it('walks on when one letter is typed again and again', () => {
    expect(findTypeAheadMatch(words, 'pp', 1)).toBe(4)
  })

  it('narrows to the beginning typed so far, the present entry included', () => {
    expect(findTypeAheadMatch(words, 'pr', 1)).toBe(4)
    expect(findTypeAheadMatch(words, 'Pa', 1)).toBe(1)
  })

  it('finds nothing for letters no entry starts with', () => {
    expect(findTypeAheadMatch(words, 'x', 0)).toBe(-1)
    expect(findTypeAheadMatch(words, '', 0)).toBe(-1)
  })
})
