import { expect, it } from 'vitest'
import {
  createDateFormat,
  formatLongDay,
  formatMediumDay,
  formatUtcMoment,
  lowerHalfDay,
  readLocalClock,
} from './dates.ts'

it('writes a day in both languages, and in the zone that is named', () => {
  expect(formatLongDay('2026-11-27')).toBe('November 27, 2026')
  expect(formatLongDay('2026-11-27', 'es')).toBe('27 de noviembre de 2026')
  expect(formatLongDay('2026-11-27T03:00Z', 'en', 'America/Chicago')).toBe('November 26, 2026')
  expect(formatMediumDay('2026-11-27')).toBe('Nov 27, 2026')
})

it('names UTC behind a moment', () => {
  expect(formatUtcMoment('2026-11-27T15:04Z').replace(/\s/gu, ' ')).toBe('November 27, 2026 at 3:04 PM UTC')
})

it('writes halves of a day small', () => {
  expect(lowerHalfDay('3:04\u202fPM')).toBe('3:04 pm')
})

it('tells what clocks show, across the change to summer time', () => {
  const clock = (at: string) => readLocalClock(new Date(at), 'America/Chicago')
  expect(clock('2026-03-08T07:59:30Z')).toEqual({ year: 2026, month: 3, day: 8, hour: 1, minute: 59, second: 30 })
  expect(clock('2026-03-08T08:00:00Z')).toMatchObject({ hour: 3, minute: 0 })
  expect(clock('2026-11-27T06:00:00Z')).toMatchObject({ day: 27, hour: 0 })
})

it('makes a format once', () => {
  expect(createDateFormat({ dateStyle: 'long' })).toBe(createDateFormat({ dateStyle: 'long' }))
  expect(createDateFormat({ dateStyle: 'long' }, 'es')).not.toBe(createDateFormat({ dateStyle: 'long' }))
})
