// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { affiliatesWords } from '#content/affiliates/affiliate-desk.ts'
import type { ListedAffiliate } from '#contract/affiliates/affiliates.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { Affiliates } from '#web/pages/staff/affiliates-screen.island.tsx'

const made: ListedAffiliate = {
  id: 'a1',
  name: 'Maine Association of Recovery Residences',
  state: 'ME',
  homes: 0,
  certified: 0,
  people: [],
  invitations: [],
  key: null,
}
const sentAt = '2026-11-20T12:00:00.000Z'
const waiting = {
  id: 'i1',
  email: 'avery@tallow.example',
  role: 'owner',
  residenceIds: null,
  sentAt,
  isExpired: false,
  isUndelivered: true,
} as const
const invited: ListedAffiliate = {
  ...made,
  invitations: [{ ...waiting, invitedBy: 'Dana', expiresAt: '2026-11-27T12:00:00.000Z' }],
}

it('says what a form without script has done, until something else is done', () => {
  const given = { mayChange: false, done: 'make', about: 'a1' }
  const { rerender } = render(<Affiliates affiliates={[made]} {...given} />)
  screen.getByText(affiliatesWords.done.make)
  rerender(<Affiliates affiliates={[invited]} {...given} />)
  screen.getByText('avery@tallow.example')
  screen.getByText(affiliatesWords.undelivered)
  expect(screen.queryByText(affiliatesWords.done.make)).toBeNull()
})

const since = '2026-11-28T15:04:00.000Z'
const signing = (older: number, revoked: number): ListedAffiliate => ({
  ...made,
  key: { since, isRecent: true, older, revoked, lastRevokedAt: revoked === 0 ? null : sentAt },
})
const show = (affiliate: ListedAffiliate, done: string | null = null) => {
  const given = { mayChange: true, done, about: 'a1' }
  return renderOnDesk(
    '/staff/affiliates',
    <Affiliates affiliates={[affiliate, { ...made, id: 'a2', name: 'Other' }]} {...given} />,
  )
}

it('says since when the key signs, how many there were before, and asks before it changes one that is minutes old', () => {
  const said = () => document.getElementById('key-a1')?.textContent
  show(signing(0, 0))
  expect(said()).toMatch(/^Its certificates are signed with a key made .+\.$/)
  screen.getByText(affiliatesWords.key.sureAgain)
  show(signing(1, 0))
  expect(said()).toMatch(/1 older key, which stays good for what it signed\.$/)
  show(signing(3, 2))
  expect(said()).toMatch(/3 older keys, 2 of which no longer count \(last on .+\)\.$/)
  show(made)
  expect(said()).toBe(affiliatesWords.key.none)
  expect(screen.queryByText('Change the key of its certificates')).toBeNull()
  expect(screen.queryByText(affiliatesWords.key.sureAgain)).toBeNull()
})

it('says of a changed key where the key stands, in the one affiliate that is open', () => {
  const { container } = show(signing(1, 1), 'key')
  expect(document.getElementById('key-a1')?.textContent).toContain(affiliatesWords.done.key)
  expect(screen.getAllByText(affiliatesWords.done.key)).toHaveLength(1)
  const open = [...container.querySelectorAll('article > details')].map((fold) => fold.hasAttribute('open'))
  expect(open).toEqual([true, false])
})
