import { describe, expect, it } from 'vitest'
import { computeTrailStates } from './trail.ts'

describe('a trail of steps', () => {
  it('stands at the first step that is not whole', () => {
    expect(computeTrailStates([85, 40, 15])).toEqual(['now', 'next', 'next'])
    expect(computeTrailStates([100, 40, 15])).toEqual(['done', 'now', 'next'])
  })

  it('has nowhere left to stand when all is done', () => {
    expect(computeTrailStates([100, 100])).toEqual(['done', 'done'])
  })

  it('keeps a later step that is whole as done', () => {
    expect(computeTrailStates([85, 100])).toEqual(['now', 'done'])
  })
})
