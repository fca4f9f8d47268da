import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findZoneOfState, isUsZone, usZones } from '#domain/states/us-zones.ts'
import { findLastTime, findNextTime } from './reminder-hour.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const evening = { hour: 19, days: everyDay, timeZone: 'America/Chicago' }
const iso = (ms: number) => new Date(ms).toISOString()

describe('the hour of a reminder', () => {
  it('is the operator’s own, summer and winter', () => {
    expect(iso(findNextTime(evening, new Date('2026-11-21T02:00:00Z')))).toBe('2026-11-22T01:00:00.000Z')
    expect(iso(findNextTime(evening, new Date('2026-07-01T12:00:00Z')))).toBe('2026-07-02T00:00:00.000Z')
    expect(iso(findLastTime(evening, new Date('2026-07-01T12:00:00Z')))).toBe('2026-07-01T00:00:00.000Z')
  })

  it('is now at the very moment, and then not the next', () => {
    const now = new Date('2026-11-22T01:00:00Z')
    expect(findLastTime(evening, now)).toBe(now.getTime())
    expect(iso(findNextTime(evening, now))).toBe('2026-11-23T01:00:00.000Z')
  })

  it('comes on the chosen days where the operator is, not where the server is', () => {
    const sundays = { hour: 22, days: [0], timeZone: 'Pacific/Honolulu' }
    expect(iso(findNextTime(sundays, new Date('2026-11-22T03:00:00Z')))).toBe('2026-11-23T08:00:00.000Z')
    expect(iso(findLastTime(sundays, new Date('2026-11-22T03:00:00Z')))).toBe('2026-11-16T08:00:00.000Z')
  })

  it('comes once on the days the clocks change', () => {
    const skipped = { ...evening, hour: 2 }
    expect(iso(findNextTime(skipped, new Date('2026-03-08T06:30:00Z')))).toBe('2026-03-08T08:00:00.000Z')
    expect(iso(findNextTime(skipped, new Date('2026-03-08T08:00:00Z')))).toBe('2026-03-09T07:00:00.000Z')
    const twice = { ...evening, hour: 1 }
    const first = findNextTime(twice, new Date('2026-11-01T00:00:00Z'))
    expect(iso(findNextTime(twice, new Date(first)))).toBe('2026-11-02T07:00:00.000Z')
  })

  it('is found for any plan: the last not after now, the next after it, nothing between', () => {
    const times = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      timeZone: fc.constantFrom(...usZones.map(({ zone }) => zone)),
    })
    const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(times, now, (plan, at) => {
        const [last, next] = [findLastTime(plan, at), findNextTime(plan, at)]
        expect(last).toBeLessThanOrEqual(at.getTime())
        expect(next).toBeGreaterThan(at.getTime())
        expect(next - last).toBeLessThanOrEqual((7 * 24 + 1) * 3_600_000)
        expect(findLastTime(plan, new Date(next))).toBe(next)
        expect(findNextTime(plan, new Date(last))).toBe(next)
      }),
    )
  })
})

describe('the time zone of an operator', () => {
  it('follows from its state', () => {
    const known = { AR: 'America/Chicago', AZ: 'America/Phoenix', HI: 'Pacific/Honolulu', CA: 'America/Los_Angeles' }
    for (const [state, zone] of Object.entries(known)) expect(findZoneOfState(state)).toBe(zone)
    expect([findZoneOfState('WV'), findZoneOfState(null)]).toEqual(['America/New_York', 'America/New_York'])
  })

  it('is one of the list', () => {
    expect([isUsZone('America/Chicago'), isUsZone('Europe/Paris')]).toEqual([true, false])
  })
})
