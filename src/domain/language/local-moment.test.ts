import { expect, it } from 'vitest'
import { formatLocalMoment, formatMomentWithYear, toLocalDay } from './local-moment.ts'

const moment = new Date('2026-11-22T15:12:00Z')

it.each([
  ['AR', 'en', 'Nov 22, 9:12 am CT'],
  ['CA', 'en', 'Nov 22, 7:12 am PT'],
  ['AZ', 'en', 'Nov 22, 8:12 am MST'],
  ['ME', 'en', 'Nov 22, 10:12 am ET'],
  [null, 'en', 'Nov 22, 10:12 am ET'],
  ['HI', 'es', '22 nov, 5:12 a. m. HST'],
  ['AR', 'es', '22 nov, 9:12 a. m. CT'],
] as const)('a moment in the time of %s (%s) is %s', (state, locale, said) => {
  expect(formatLocalMoment(moment, state, locale)).toBe(said)
})

it('has the same letters in summer', () => {
  expect(formatLocalMoment(new Date('2026-07-01T15:12:00Z'), 'AR', 'en')).toBe('Jul 1, 10:12 am CT')
  expect(formatMomentWithYear(new Date('2026-07-01T15:12:00Z'), 'AR')).toBe('Jul 1, 2026, 10:12 am CT')
})

it('an evening in the state is not yet the next day', () => {
  const at = new Date('2026-11-28T01:14:00Z')
  expect([toLocalDay(at, 'WV'), toLocalDay(at, 'HI'), toLocalDay(new Date('2026-11-28T05:00:00Z'), 'WV')]).toEqual([
    '2026-11-27',
    '2026-11-27',
    '2026-11-28',
  ])
})
