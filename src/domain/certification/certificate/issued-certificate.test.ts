import { expect, it } from 'vitest'
import { computeCertifiedDays, formatCertificateNumber } from './issued-certificate.ts'

it('holds as long as its state says, to the day before the same day', () => {
  const noon = new Date('2026-07-01T16:00:00Z')
  const full = { issuedOn: '2026-07-01', form: null, checkInOn: null }
  expect(computeCertifiedDays(noon, 'WV', false)).toEqual({ ...full, endsOn: '2028-06-30' })
  expect(computeCertifiedDays(noon, 'MI', false)).toEqual({ ...full, endsOn: '2027-06-30' })
})

it.each([
  ['VA', { form: 'conditional', endsOn: '2027-02-28', checkInOn: '2027-01-30' }],
  ['OH', { form: 'preliminary', endsOn: '2027-02-28', checkInOn: null }],
  ['GA', { form: 'provisional', endsOn: '2027-08-30', checkInOn: '2027-02-28' }],
])('with conditions holds as long as %s says, under its name', (state, expected) => {
  const noon = new Date('2026-08-31T16:00:00Z')
  expect(computeCertifiedDays(noon, state, true)).toEqual({ issuedOn: '2026-08-31', ...expected })
})

it('begins on the day it is in its state', () => {
  expect(computeCertifiedDays(new Date('2026-07-02T02:00:00Z'), 'WV', false).issuedOn).toBe('2026-07-01')
})

it('is numbered by state and year', () => {
  expect(formatCertificateNumber('WV', '2026-07-01', 42)).toBe('WV-2026-0042')
  expect(formatCertificateNumber('WV', '2026-07-01', 12_345)).toBe('WV-2026-12345')
})
