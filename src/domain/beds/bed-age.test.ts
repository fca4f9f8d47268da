import { describe, expect, it } from 'vitest'
import { describeBedAge, gradeBedAge } from './bed-age.ts'

const now = new Date('2026-11-20T21:40:00Z')
const ago = (hours: number, minutes = 0) => new Date(now.getTime() - (hours * 60 + minutes) * 60_000)

describe('the age of a bed number', () => {
  it.each([
    [ago(0), 'fresh', 'Said just now'],
    [ago(0, 1), 'fresh', 'Said 1 minute ago'],
    [ago(0, 59), 'fresh', 'Said 59 minutes ago'],
    [ago(1, 59), 'fresh', 'Said 1 hour ago'],
    [ago(23, 59), 'fresh', 'Said 23 hours ago'],
    [ago(24), 'ageing', 'Said yesterday'],
    [ago(39, 40), 'ageing', 'Said yesterday'],
    [ago(39, 41), 'ageing', 'Said 2 days ago'],
    [ago(47, 59), 'ageing', 'Said 2 days ago'],
    [ago(48), 'ageing', 'Said 2 days ago'],
    [ago(72), 'ageing', 'Said 3 days ago'],
    [ago(72, 1), 'stale', 'Said 3 days ago. Call to confirm.'],
    [ago(5 * 24), 'stale', 'Said 5 days ago. Call to confirm.'],
    [ago(7 * 24), 'stale', 'Said 7 days ago. Call to confirm.'],
    [ago(7 * 24, 1), 'withdrawn', 'No number for 7 days'],
    [ago(9 * 24), 'withdrawn', 'No number for 9 days'],
    [null, 'withdrawn', 'No number yet'],
  ] as const)('said at %s it is %s and reads "%s"', (saidAt, age, words) => {
    expect(gradeBedAge(saidAt, now)).toBe(age)
    expect(describeBedAge(saidAt, now, 'AR')).toBe(words)
  })

  it.each([
    ['AR', '2026-11-21T22:30:00Z', 'Said 2 days ago'],
    ['AR', '2026-11-22T06:00:00Z', 'Said yesterday'],
    ['AR', '2026-11-22T05:59:00Z', 'Said 2 days ago'],
    ['HI', '2026-11-22T05:59:00Z', 'Said 2 days ago'],
    ['HI', '2026-11-22T10:00:00Z', 'Said yesterday'],
    ['NY', '2026-11-22T05:00:00Z', 'Said yesterday'],
    [null, '2026-11-22T06:00:00Z', 'Said 1 day ago'],
  ])('is of yesterday by the clock of %s only on the day before: %s', (state, saidAt, words) => {
    expect(describeBedAge(new Date(saidAt), new Date('2026-11-23T15:29:00Z'), state)).toBe(words)
  })

  it('is just now for a clock that runs a little ahead', () => {
    expect(describeBedAge(new Date(now.getTime() + 5000), now, 'AR')).toBe('Said just now')
  })
})
