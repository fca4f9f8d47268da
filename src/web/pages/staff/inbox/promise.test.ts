import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promiseWords } from '#content/staff/promise.ts'
import { describePromise, describeSpan } from './promise.ts'

const minute = 60_000
const hour = 60 * minute
const received = Date.parse('2026-11-20T09:00:00Z')
const at = (time: number) => new Date(time).toISOString()

function standing(hoursSince: number, answeredAfter: number | null = null) {
  const answeredAt = answeredAfter === null ? null : at(received + answeredAfter * hour)
  const times = { receivedAt: at(received), dueAt: at(received + 24 * hour), answeredAt }
  return describePromise(times, new Date(received + hoursSince * hour), promiseWords)
}

describe('the promise to answer within 24 hours', () => {
  it('says how much time is left', () => {
    expect(standing(0)).toEqual({ state: 'waiting', words: '24 hours left to answer', elapsed: 0 })
    expect(standing(6)).toEqual({ state: 'waiting', words: '18 hours left to answer', elapsed: 0.25 })
  })

  it('asks for attention when fewer than 4 hours are left', () => {
    expect(standing(20).state).toBe('waiting')
    expect(standing(20.01)).toMatchObject({ state: 'soon', words: '3 hours left to answer' })
    expect(standing(23.75)).toMatchObject({ state: 'soon', words: '15 minutes left to answer' })
    expect(standing(24)).toMatchObject({ state: 'soon', words: 'less than a minute left to answer' })
  })

  it('is late after that, by how much it says', () => {
    expect(standing(27.5)).toEqual({ state: 'late', words: 'Late by 3 hours', elapsed: 1 })
    expect(standing(24 + 49)).toMatchObject({ words: 'Late by 2 days' })
  })

  it('was kept or broken by the answer, however long ago that is', () => {
    expect(standing(500, 5)).toEqual({ state: 'kept', words: 'Answered after 5 hours, in time', elapsed: 1 })
    expect(standing(500, 24)).toMatchObject({ state: 'kept' })
    expect(standing(500, 30)).toMatchObject({ state: 'broken', words: 'Answered after 30 hours, 6 hours late' })
  })

  it('has gone by a share between nothing and all, also when a clock is wrong', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (hours) => {
        const { elapsed } = standing(hours)
        expect(elapsed).toBeGreaterThanOrEqual(0)
        expect(elapsed).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('a span of time in words is rounded down in the largest whole unit, hours up to two days', () => {
  const spans = [0, minute, 59.9 * minute, hour, 47.9 * hour, 48 * hour, 100 * hour]
  expect(spans.map(describeSpan)).toEqual([
    'less than a minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '47 hours',
    '2 days',
    '4 days',
  ])
})
