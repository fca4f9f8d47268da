import { expect, it } from 'vitest'
import { describeOpening, formatLocalDay } from './opening-words.ts'

it.each([
  [1, '2026-12-04', '1 opens Fri, Dec 4'],
  [2, '2026-12-04', '2 open Fri, Dec 4'],
  [1, '2026-11-27', '1 to open today'],
  [2, '2026-11-25', '2 should have opened Wed, Nov 25'],
])('%i on %s: %s', (beds, opensOn, words) => {
  expect(describeOpening({ opensOn, beds }, '2026-11-27')).toBe(words)
})

it('the day is the one of the house, not of UTC', () => {
  const now = new Date('2026-11-28T03:00:00Z')
  expect(formatLocalDay(now, { timeZone: 'America/Chicago' })).toBe('2026-11-27')
  expect(formatLocalDay(now, { timeZone: 'UTC' })).toBe('2026-11-28')
})
