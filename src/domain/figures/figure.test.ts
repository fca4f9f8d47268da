import { describe, expect, it } from 'vitest'
import {
  count,
  describePedigree,
  formatFigure,
  makeHours,
  makeHoursLimit,
  makeMinimum,
  makePercent,
  notPublished,
  programme,
  readFigureValue,
  sumProgrammeFigures,
} from './figure.ts'

const measured = { from: 'measured', at: '2026-11-21T02:38:00Z' } as const

describe('a figure on a page', () => {
  it('separates thousands', () => {
    expect(formatFigure(count(1850, programme))).toBe('1,850')
  })

  it('keeps the plus of "at least"', () => {
    expect(formatFigure(makeMinimum(250_000, programme))).toBe('250,000+')
  })

  it('keeps the decimals of a percentage and adds none', () => {
    expect(formatFigure(makePercent(64.5, programme))).toBe('64.5%')
    expect(formatFigure(makePercent(61, programme))).toBe('61%')
  })

  it('tells a time from an upper bound', () => {
    expect(formatFigure(makeHours(24, programme))).toBe('24 h')
    expect(formatFigure(makeHoursLimit(6, programme))).toBe('under 6 h')
  })

  it('never reads a missing figure as 0', () => {
    expect(formatFigure(notPublished)).toBe('Not reported yet')
    expect(readFigureValue(notPublished)).toBeNull()
  })

  it('shows a counted 0 as 0', () => {
    expect(formatFigure(count(0, measured))).toBe('0')
  })
})

describe('the note on where a figure comes from', () => {
  it('names the program, the moment of counting, or the affiliate and its day', () => {
    expect(describePedigree(count(87, programme))).toBe('program figure')
    expect(describePedigree(count(12, measured))).toBe('measured November 20, 2026 at 9:38 PM Eastern time')
    expect(describePedigree(count(12, { from: 'reported', on: '2026-05-03', by: 'WVARR' }))).toBe(
      'reported by WVARR on May 3, 2026',
    )
  })

  it('is absent where there is no figure', () => {
    expect(describePedigree(notPublished)).toBeNull()
  })

  it('refuses a moment that is no date', () => {
    expect(() => describePedigree(count(1, { from: 'measured', at: 'yesterday' }))).toThrow(RangeError)
  })
})

describe('the program total', () => {
  it('adds the program figures and says how many there were', () => {
    const { total, of } = sumProgrammeFigures([count(2180, programme), notPublished, count(890, programme)])
    expect(formatFigure(total)).toBe('3,070')
    expect(of).toBe(2)
  })

  it('leaves live figures out', () => {
    expect(sumProgrammeFigures([count(5, programme), count(7, measured)]).total).toEqual(count(5, programme))
  })

  it('is a lower bound as soon as one part is', () => {
    expect(formatFigure(sumProgrammeFigures([makeMinimum(150, programme), count(1, programme)]).total)).toBe('151+')
  })

  it('is not reported when nobody reports', () => {
    expect(sumProgrammeFigures([notPublished])).toEqual({ total: notPublished, of: 0 })
  })
})
