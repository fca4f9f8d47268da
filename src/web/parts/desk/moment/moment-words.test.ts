import { describe, expect, it } from 'vitest'
import { formatDateAndTime, formatDayAndTime, formatTime, formatZone } from './moment-words.ts'

const evening = new Date('2026-11-21T02:40:00Z')
const zone = { timeZone: 'America/Chicago' }

describe('a moment on the desk', () => {
  it('is a time of day with a small am or pm', () => {
    expect(formatTime(evening, zone)).toBe('8:40 pm')
    expect(formatTime(new Date('2026-11-20T14:05:00Z'), zone)).toBe('8:05 am')
  })

  it('names the day where the reader is', () => {
    expect(formatDayAndTime(evening, zone)).toBe('Friday, November 20, 8:40 pm')
    expect(formatDayAndTime(evening, { timeZone: 'UTC' })).toBe('Saturday, November 21, 2:40 am')
  })

  it('says its zone where that is not known to be the reader’s', () => {
    expect([zone, { timeZone: 'UTC' }, {}].map((one) => formatZone(evening, one))).toEqual([' CST', ' UTC', ''])
    expect(formatZone(new Date('2026-07-01T12:00:00Z'), zone)).toBe(' CDT')
  })

  it('carries the year where it may be an old one', () => {
    expect(formatDateAndTime(evening, zone)).toBe('Nov 20, 2026, 8:40 pm')
  })
})
