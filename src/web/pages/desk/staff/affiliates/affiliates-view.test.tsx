// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { affiliatesWords } from '#content/desk/affiliate-desk.ts'
import type { ListedAffiliate } from '#contract/affiliates/affiliates.ts'
import { AffiliatesView } from './affiliates-view.tsx'

afterEach(cleanup)

const made: ListedAffiliate = {
  id: 'a1',
  name: 'Maine Association of Recovery Residences',
  state: 'ME',
  homes: 0,
  certified: 0,
  people: [],
  invitations: [],
}
const sentAt = '2026-11-20T12:00:00.000Z'
const waiting = {
  id: 'i1',
  email: 'avery@tallow.example',
  role: 'owner',
  residenceIds: null,
  sentAt,
  isExpired: false,
} as const
const invited: ListedAffiliate = {
  ...made,
  invitations: [{ ...waiting, invitedBy: 'Dana', expiresAt: '2026-11-27T12:00:00.000Z' }],
}

it('says what a form without script has done, until something else is done', () => {
  const given = { mayChange: false, refused: null, done: 'make', about: 'a1', records: [], words: affiliatesWords }
  const { rerender } = render(<AffiliatesView affiliates={[made]} {...given} />)
  screen.getByText(affiliatesWords.done.make)
  rerender(<AffiliatesView affiliates={[invited]} {...given} />)
  screen.getByText('avery@tallow.example')
  expect(screen.queryByText(affiliatesWords.done.make)).toBeNull()
})
