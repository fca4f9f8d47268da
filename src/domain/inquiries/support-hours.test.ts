import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSupportOpen, supportHours } from './support-hours.ts'

const openAt = (iso: string) => isSupportOpen(new Date(iso))

describe('support hours', () => {
  it('open at 9 AM on a weekday and not a second before', () => {
    expect(openAt('2026-01-14T13:59:59Z')).toBe(false)
    expect(openAt('2026-01-14T14:00:00Z')).toBe(true)
  })

  it('close at 6 PM on a weekday, not a second earlier', () => {
    expect(openAt('2026-01-16T22:59:59Z')).toBe(true)
    expect(openAt('2026-01-16T23:00:00Z')).toBe(false)
  })

  it('run from 10 AM to 2 PM on a Saturday', () => {
    expect(openAt('2026-01-17T14:30:00Z')).toBe(false)
    expect(openAt('2026-01-17T15:00:00Z')).toBe(true)
    expect(openAt('2026-01-17T18:59:59Z')).toBe(true)
    expect(openAt('2026-01-17T19:00:00Z')).toBe(false)
  })

  it('are closed all of Sunday', () => {
    for (let hour = 5; hour < 29; hour += 1) {
      expect(isSupportOpen(new Date(Date.UTC(2026, 0, 18, hour)))).toBe(false)
    }
  })

  it('follow the clock of New York into summer time: 9 AM is then 13:00 UTC', () => {
    expect(openAt('2026-03-06T13:30:00Z')).toBe(false)
    expect(openAt('2026-03-09T13:30:00Z')).toBe(true)
    expect(openAt('2026-03-09T22:30:00Z')).toBe(false)
  })

  it('follow it back again in November', () => {
    expect(openAt('2026-10-30T13:30:00Z')).toBe(true)
    expect(openAt('2026-11-02T13:30:00Z')).toBe(false)
    expect(openAt('2026-11-02T22:30:00Z')).toBe(true)
  })

  it('go by the day in New York: Friday afternoon there may be Saturday elsewhere', () => {
    expect(openAt('2026-01-17T03:00:00Z')).toBe(false)
    expect(openAt('2026-01-18T00:30:00Z')).toBe(false)
    expect(openAt('2026-01-19T04:00:00Z')).toBe(false)
  })

  it('are 49 hours in every week, whichever week of whichever year', () => {
    const anyMonday = fc.integer({ min: 0, max: 1500 }).map((week) => Date.UTC(2020, 0, 6 + 7 * week, 12))
    fc.assert(
      fc.property(anyMonday, (monday) => {
        // Noon to noon UTC holds each Eastern opening hour of a week exactly once, as the clocks change on a Sunday.
        const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(monday + hour * 3_600_000))
        expect(hours.filter(isSupportOpen)).toHaveLength(5 * 9 + 4)
      }),
      { numRuns: 60 },
    )
  })

  it('say the words of the specification', () => {
    expect(supportHours.map((line) => line.words)).toEqual(['9 AM to 6 PM EST', '10 AM to 2 PM EST', 'Closed'])
  })
})
