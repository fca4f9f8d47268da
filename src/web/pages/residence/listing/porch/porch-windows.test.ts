import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPorchWindows } from './porch-windows.ts'

const lit = (open: number, total: number, slug = 'harbor-row-house') =>
  buildPorchWindows(open, total, slug).flatMap(({ id, isLit }) => (isLit ? [id] : []))

const beds = fc.record({
  total: fc.integer({ min: 1, max: 60 }),
  open: fc.integer({ min: 0, max: 60 }),
  slug: fc.string(),
})

describe('the windows of the porch', () => {
  it('are as many as the beds, at most eight, and none lie over one another', () => {
    for (let total = 1; total <= 40; total += 1) {
      const windows = buildPorchWindows(0, total, 'a')
      expect(windows).toHaveLength(Math.min(total, 8))
      expect(new Set(windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(windows.length)
    }
  })

  it('are lit one per open bed, and in proportion above eight', () => {
    expect(lit(2, 8)).toHaveLength(2)
    expect(lit(5, 5)).toHaveLength(5)
    expect(lit(8, 16)).toHaveLength(4)
    expect(lit(16, 16)).toHaveLength(8)
  })

  it('are dark when the house is full, and never dark while a bed is open', () => {
    fc.assert(
      fc.property(beds, ({ total, open, slug }) => {
        expect(lit(Math.min(open, total), total, slug).length > 0).toBe(Math.min(open, total) > 0)
      }),
    )
  })

  it('keep their place when the count changes by one', () => {
    fc.assert(
      fc.property(beds, ({ total, open, slug }) => {
        const before = lit(Math.min(open, total), total, slug)
        const after = lit(Math.min(open + 1, total), total, slug)
        expect(before.every((id) => after.includes(id))).toBe(true)
      }),
    )
  })

  it('are lit elsewhere in another house', () => {
    expect(
      new Set(['harbor-row', 'juniper-porch', 'cedar-steps'].map((slug) => lit(3, 8, slug).join())),
    ).not.toHaveLength(1)
  })
})
