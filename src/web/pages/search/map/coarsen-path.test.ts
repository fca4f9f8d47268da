import { expect, it } from 'vitest'
import { coarsenPath } from './coarsen-path.ts'

it('keeps the points of an outline that lie apart, and where each piece begins', () => {
  expect(coarsenPath('m0 0 10 0 1 0 0 1 8-1 0 30-19-30zm50 5 4 4-8 0z', 5)).toBe(
    'm0 0 10 0 9 0 0 30-19-30zm50 5 4 4-8 0z',
  )
})
