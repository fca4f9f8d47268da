import { expect, it } from 'vitest'
import { toOwnCertificate } from './application-view.rules.ts'

it('says on which day in its state a certificate was stopped', () => {
  const certificate = {
    residenceId: 'a',
    number: 'AR-1',
    stopped: 'suspended',
    state: 'AR',
    reason: 'A complaint.',
  } as const
  expect(toOwnCertificate({ ...certificate, stoppedAt: new Date('2026-11-28T02:00:00Z') })).toEqual({
    residenceId: 'a',
    number: 'AR-1',
    stopped: 'suspended',
    stoppedOn: '2026-11-27',
    reason: 'A complaint.',
  })
  expect(toOwnCertificate({ ...certificate, stopped: null, stoppedAt: null })).toMatchObject({ stoppedOn: null })
})
