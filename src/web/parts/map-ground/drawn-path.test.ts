import { array, assert, boolean, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath, chainLines, parsePathLines, simplify, sortByNearness } from './drawn-path.ts'

const at = (x: number, y: number) => ({ x, y })

describe('a drawn path', () => {
  it('leaves out points that hardly leave the line, and keeps the others', () => {
    const line = [at(0, 0), at(5, 1), at(10, 0), at(15, 9), at(20, 0)]
    expect(simplify(line, 2)).toEqual([at(0, 0), at(10, 0), at(15, 9), at(20, 0)])
    expect(simplify(line, 20)).toEqual([at(0, 0), at(20, 0)])
  })

  it('is the step to the start of each line and the steps from there, in whole units', () => {
    expect(buildPath([[at(1.2, 2), at(4, -3), at(4.3, -3.1), at(0, 0)]])).toBe('m1 2 3-5-4 3')
    expect(
      buildPath([
        [at(1, 2), at(4, 2)],
        [at(5, 2), at(4, 9)],
      ]),
    ).toBe('m1 2 3 0m1 0-1 7')
    expect(buildPath([[at(0, 0), at(0.2, 0.2)]])).toBe('')
  })

  it('of closed lines does not go back to where a line began, and goes on from there', () => {
    const ring = [at(0, 0), at(4, 0), at(4, 4), at(0, 0)]
    const other = [at(5, 5), at(6, 5), at(6, 6)]
    expect(buildPath([ring, other], { isClosed: true })).toBe('m0 0 4 0 0 4zm5 5 1 0 0 1z')
  })

  it('is read as the lines it was written from', () => {
    const point = record({ x: integer({ min: -999, max: 999 }), y: integer({ min: -999, max: 999 }) })
    const line = uniqueArray(point, { minLength: 2, maxLength: 6, selector: ({ x, y }) => `${x} ${y}` })
    assert(
      property(array(line, { maxLength: 5 }), boolean(), (lines, isClosed) => {
        expect(parsePathLines(buildPath(lines, { isClosed }))).toEqual(lines)
      }),
    )
  })

  it('writes lines that go on from each other as one, and begins where a line must begin', () => {
    const lines = [
      [at(1, 1), at(2, 0)],
      [at(5, 5), at(6, 6)],
      [at(0, 0), at(1, 1)],
      [at(2, 0), at(3, 3)],
    ]
    expect(chainLines(lines)).toEqual([
      [at(5, 5), at(6, 6)],
      [at(0, 0), at(1, 1), at(2, 0), at(3, 3)],
    ])
  })

  it('puts lines that are near each other one after the other', () => {
    const lines = [
      [at(1, 1), at(2, 2)],
      [at(50, 50), at(60, 60)],
      [at(9, 9), at(3, 3)],
    ]
    expect(sortByNearness(lines)).toEqual([
      [at(1, 1), at(2, 2)],
      [at(3, 3), at(9, 9)],
      [at(50, 50), at(60, 60)],
    ])
  })
})
