import { expect, it } from 'vitest'
import { toStopped } from './issued-certificate.ts'

it('says since when a certificate does not count, why, and what to do, by the day of the state', () => {
  const row = { at: '2026-11-03T02:00:00.000Z', state: 'WV', endsOn: '2027-01-31', reason: 'A complaint.' } as const
  const suspended = toStopped(Object.assign({ as: 'suspended' as const }, row))
  expect(suspended).toEqual({
    badge: 'Suspended',
    words:
      'Its certificate is suspended since November 2, 2026. Why: A complaint. Ask who certified it what comes next.',
  })
  const lapsed = toStopped({ as: 'lapsed', at: null, state: 'WV', endsOn: '2026-10-31', reason: '' })
  expect(lapsed?.words).toBe('Its certificate ended on October 31, 2026. Renew it.')
  expect(toStopped(null)).toBeNull()
})
