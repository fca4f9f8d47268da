// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { writeWaitingPhotos } from '#web/parts/desk/photos/waiting-photos.ts'
import { createFindingStore } from './finding-store.ts'
import { addFinding, type QueuedFindingFields } from './queued-findings.ts'
import { WaitingFindings } from './waiting-findings.tsx'

const organization = { id: 'wv', name: 'West Virginia', kind: 'affiliate', role: 'owner' } as const
const june = { id: 'june', firstName: 'June', organization } as SignedInUser
const said: QueuedFindingFields = {
  applicationId: 'a1',
  visitId: 'v',
  code: '1.A.1.a',
  finding: 'met',
  words: '',
  dueOn: null,
}

it('names what has not left the device, and leads to its visit, for the same person alone', () => {
  const queue = addFinding([], said, { known: [], now: Date.now(), rest: 0, newId: () => 'one' })
  createFindingStore('june.wv').write([], queue)
  render(<WaitingFindings person={june} />)
  expect(screen.getByText('1 finding has not left this device.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/affiliate/applications/a1/visit')
  cleanup()
  render(<WaitingFindings person={{ ...june, id: 'ruth' }} />)
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  render(<WaitingFindings person={{ ...june, organization: { ...organization, kind: 'operator' } }} />)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('counts the photos that wait with it', () => {
  writeWaitingPhotos('june.wv', { count: 2, applicationId: 'a2' })
  render(<WaitingFindings person={june} />)
  expect(screen.getByText('2 photos have not left this device.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/affiliate/applications/a2/visit')
  cleanup()
  const queue = addFinding([], said, { known: [], now: Date.now(), rest: 0, newId: () => 'one' })
  createFindingStore('june.wv').write([], queue)
  render(<WaitingFindings person={june} />)
  expect(screen.getByText('1 finding and 2 photos have not left this device.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/affiliate/applications/a1/visit')
})
