import { expect, it } from 'vitest'
import { computeMonthBounds, describeMonth, isMonth, listLastMonths } from './months.ts'
import { computeOccupancy } from './occupancy.ts'

it('names the months by the calendar of the place, newest first, over the turn of a year', () => {
  const now = new Date('2027-02-01T04:30:00Z')
  expect(listLastMonths(now, 'America/New_York', 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(listLastMonths(now, 'America/Puerto_Rico', 2)).toEqual(['2027-02', '2027-01'])
  expect(listLastMonths(now, 'Pacific/Honolulu')).toHaveLength(12)
})

it.each([
  ['2026-11', '2026-11-01', '2026-12-01', 'November 2026'],
  ['2026-12', '2026-12-01', '2027-01-01', 'December 2026'],
])('knows its days and its name: %s', (month, from, until, words) => {
  expect(computeMonthBounds(month)).toEqual({ from, until })
  expect(describeMonth(month)).toBe(words)
})

it.each(['2026-13', '2026-00', '2026-1', '1999-01', '2026-11-01', '', 'May'])(
  'takes no other words for one: %s',
  (text) => {
    expect(isMonth(text)).toBe(false)
  },
)

it.each([
  [0, 0, null],
  [200, 199, 99],
  [200, 200, 100],
  [7, 0, 0],
])('says occupancy of %i bed-days with %i taken', (bedDays, takenDays, percent) => {
  expect(computeOccupancy({ bedDays, takenDays })).toBe(percent)
})
