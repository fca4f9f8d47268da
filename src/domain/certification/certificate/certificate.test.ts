import { describe, expect, it } from 'vitest'
import { hoursToItsEnd, isCertified, toCertificateDay, toCertificateStanding } from './certificate.ts'

describe('a certificate', () => {
  const until = (certifiedUntil: string | null) => ({ certified: true, certifiedUntil })

  it('holds its last day to the end of that day in Hawaii, and no longer', () => {
    expect(isCertified(until('2026-03-02'), new Date('2026-03-03T09:59:59.999Z'))).toBe(true)
    expect(isCertified(until('2026-03-02'), new Date('2026-03-03T10:00:00.000Z'))).toBe(false)
    expect(Date.parse('2026-03-02T00:00:00Z') + hoursToItsEnd * 3_600_000).toBe(Date.parse('2026-03-03T10:00:00Z'))
  })

  it('without a last day holds until somebody takes it away', () => {
    expect(isCertified(until(null), new Date('2099-01-01T00:00:00Z'))).toBe(true)
    expect(isCertified({ certified: false, certifiedUntil: '2099-01-01' }, new Date('2026-01-01T00:00:00Z'))).toBe(
      false,
    )
  })

  it('is judged by the day it still is in Hawaii', () => {
    expect(toCertificateDay(new Date('2026-03-02T05:00:00Z'))).toBe('2026-03-01')
  })
})

describe('what the last certificate of a home says', () => {
  const now = new Date('2026-03-02T12:00:00Z')
  const paper = (endedAs: 'suspended' | 'withdrawn' | 'unconfirmed' | null) => ({ endedAs })
  const residence = (certified: boolean, certifiedUntil: string | null, certificate: ReturnType<typeof paper> | null) =>
    toCertificateStanding({ certified, certifiedUntil, certificate }, now)

  it('tells one that holds from one that ended, was suspended, was withdrawn, waits for a word or never was', () => {
    expect(residence(true, '2027-03-02', paper(null))).toBe('holds')
    expect(residence(true, null, null)).toBe('holds')
    expect(residence(true, '2026-03-01', paper(null))).toBe('ended')
    expect(residence(false, '2026-03-01', null)).toBe('ended')
    expect(residence(false, null, paper('suspended'))).toBe('suspended')
    expect(residence(false, null, paper('withdrawn'))).toBe('withdrawn')
    expect(residence(false, '2027-03-02', paper('unconfirmed'))).toBe('unconfirmed')
    expect(residence(false, null, null)).toBe('never')
  })
})
