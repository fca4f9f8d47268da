import { describe, expect, it } from 'vitest'
import { chained, pathOf, simplified } from './drawn-path.ts'

const at = (x: number, y: number) => ({ x, y })

describe('a drawn path', () => {
  it('leaves out points that hardly leave the line, and keeps the others', () => {
    const line = [at(0, 0), at(5, 1), at(10, 0), at(15, 9), at(20, 0)]
    expect(simplified(line, 2)).toEqual([at(0, 0), at(10, 0), at(15, 9), at(20, 0)])
    expect(simplified(line, 20)).toEqual([at(0, 0), at(20, 0)])
  })

  it('is a start and the steps from there, in whole units', () => {
    expect(pathOf([[at(1.2, 2), at(4, -3), at(4.3, -3.1), at(0, 0)]])).toBe('M1 2l3-5-4 3')
    expect(pathOf([[at(0, 0), at(4, 0), at(4, 4)]], { isClosed: true })).toBe('M0 0l4 0 0 4z')
    expect(pathOf([[at(0, 0), at(0.2, 0.2)]])).toBe('')
  })

  it('writes lines that go on from each other as one', () => {
    const lines = [
      [at(0, 0), at(1, 1)],
      [at(5, 5), at(6, 6)],
      [at(2, 0), at(1, 1)],
    ]
    expect(chained(lines)).toEqual([
      [at(0, 0), at(1, 1), at(2, 0)],
      [at(5, 5), at(6, 6)],
    ])
  })
})
