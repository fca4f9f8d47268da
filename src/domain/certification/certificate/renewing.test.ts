import { expect, it } from 'vitest'
import { computeLastRenewalDay, mayRenew } from './renewing.ts'

const grace = { graceDays: 90 }

it('counts the days of grace from the day after the last one, over the end of a year', () => {
  expect(computeLastRenewalDay('2026-11-30', grace)).toBe('2027-02-28')
  expect(computeLastRenewalDay('2026-11-30', { graceDays: 0 })).toBe('2026-11-30')
})

it('renews to the last day of grace and no longer, and nothing that never was', () => {
  expect(mayRenew('2026-11-30', '2027-02-28', grace)).toBe(true)
  expect(mayRenew('2026-11-30', '2027-03-01', grace)).toBe(false)
  expect(mayRenew(null, '2026-11-30', grace)).toBe(false)
})
