import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateRoi } from '#domain/figures/roi/roi.ts'
import { exampleNumbers } from '#domain/figures/roi/roi-numbers.ts'
import { anyRoiNumbers } from '#tests/support/directory/roi-numbers.ts'
import { chooseNiceStep, computeChartShape } from './chart-shape.ts'

const room = { width: 340, height: 300, left: 44, right: 86, top: 34, bottom: 30 }
const toShape = (change: Partial<typeof exampleNumbers>) =>
  computeChartShape(estimateRoi({ ...exampleNumbers, ...change }), room)

describe('the chart of the first year', () => {
  it.each([
    [59_000, 20_000],
    [100, 50],
    [7, 2],
    [0, 0.5],
  ])('has round steps: %d is divided by %d', (span, step) => {
    expect(chooseNiceStep(span)).toBe(step)
  })

  it('keeps every column and label inside its room, whatever the numbers', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        const { pieces, labels, ticks } = computeChartShape(estimateRoi(numbers), room)
        for (const { x, y, width, height } of pieces) {
          expect(x).toBeGreaterThanOrEqual(room.left)
          expect(x + width).toBeLessThanOrEqual(room.width - room.right)
          expect(y).toBeGreaterThanOrEqual(room.top - 0.1)
          expect(y + height).toBeLessThanOrEqual(room.height - room.bottom + 0.1)
        }
        for (const { y } of labels) expect(y).toBeGreaterThan(0)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })

  it('never lets two labels touch', () => {
    const { labels } = toShape({ funding: 1000, less: 1, fill: 1, moving: 1 })
    const heights = labels.map(({ y }) => y).toSorted((a, b) => a - b)
    expect(heights).toHaveLength(4)
    heights.slice(1).forEach((y, at) => {
      expect(y - (heights[at] ?? 0)).toBeGreaterThanOrEqual(38)
    })
  })

  it('marks the day it is paid back, and nothing where it is not', () => {
    expect(toShape({ ramp: 0, less: 0, funding: 36_500 }).paidBack?.day).toBe(10)
    expect(toShape({ funding: 0, less: 0 }).paidBack).toBeNull()
    expect(toShape({ moving: 0 }).paidBack).toBeNull()
  })
})
