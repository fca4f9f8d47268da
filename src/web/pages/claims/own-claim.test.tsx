// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { claimsWords } from '#content/claims/claims.ts'
import type { OwnClaim } from '#contract/claims/claims.ts'
import { AfterHydration, DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { OperatorClaimsView } from './operator-claims.tsx'
import { OwnClaimCard } from './own-claim.tsx'

const shownAt = '2026-03-02T15:00:00.000Z'
const approved: OwnClaim = {
  id: 'one',
  residence: { id: 'h', slug: 'harbor', name: 'Harbor', city: 'Lewisburg', state: 'WV' },
  madeAt: shownAt,
  madeBy: 'Nia Cole',
  way: 'letter',
  shownAt,
  papers: [],
  letter: 'Our lease.',
  codeTo: { email: null, phone: null },
  code: null,
  waits: null,
  hasRival: false,
  disownedAt: null,
  end: { as: 'approved', at: shownAt, reason: '', by: 'Riley' },
  undone: null,
  handedOn: null,
}

function show(claims: readonly OwnClaim[], at = new Date(shownAt)) {
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  const asked = { find: '', state: '', residence: '' }
  const read = { view: 'operator' as const, claims: [...claims], notices: [] }
  render(<OperatorClaimsView read={read} at={at} asked={asked} finding={null} states={[]} words={claimsWords} />, {
    wrapper: AfterHydration,
  })
  const [path] = screen.getAllByRole('article')
  const last = path?.querySelector('ol > li:last-child')
  return { last: last?.textContent ?? '', state: last?.getAttribute('data-step') }
}

it('a house that went on to somebody else is not called the claimant’s any more', () => {
  const held = show([approved])
  expect(held).toMatchObject({ state: 'done', last: expect.stringContaining('Approved: it is yours') })
  cleanup()
  const { last, state } = show([
    { ...approved, handedOn: { at: shownAt, to: 'Cedar Homes', reason: 'A newer lease.' } },
  ])
  expect(state).toBeNull()
  expect(last).toMatch(/^It was yours until .*Cedar Homes holds it now\.A newer lease\.Claim it back/)
})

it('a house that was taken back has no ticked step', () => {
  const { last, state } = show([{ ...approved, undone: { at: shownAt, reason: 'Not theirs.' } }])
  expect(state).toBeNull()
  expect(last).toMatch(/^Approved(?!: it is yours).*Taken back/)
})

it('says once the affiliate’s days are over that the alliance may decide too', () => {
  const waits = { because: 'letter', decider: 'WVARR', allianceFrom: '2026-03-09T15:00:00.000Z' } as const
  expect(show([{ ...approved, end: null, waits }]).last).toContain('They have 7 days')
  cleanup()
  const { last } = show([{ ...approved, end: null, waits }], new Date('2026-03-12T15:00:00Z'))
  expect(last).toContain('Their 7 days are over, so the alliance may decide too')
})

it('offers no second claim beside an open one, or for a house that is held', () => {
  const refused: OwnClaim = { ...approved, id: 'two', end: { as: 'refused', at: shownAt, reason: 'x', by: 'Riley' } }
  show([refused])
  expect(screen.getByRole('link', { name: /Claim it again/ })).toBeTruthy()
  for (const other of [approved, { ...approved, end: null }]) {
    cleanup()
    show([other, refused])
    expect(screen.queryByRole('link', { name: /Claim it again/ })).toBeNull()
  }
})

/** A claim with a code, and with a newer one once the page is read again. */
function CodedClaim() {
  const [sentAt, setSentAt] = useState(shownAt)
  const code = { way: 'email', sentAt, expiresAt: '2026-03-02T15:10:00.000Z', triesLeft: 5 } as const
  const codeTo = { email: 'home@harbor.example', phone: null }
  const claim = { ...approved, end: null, way: null, shownAt: null, letter: '', codeTo, code }
  return (
    <DeskPageState address="/workspace/claims" reread={async () => setSentAt('2026-03-02T15:01:00.000Z')}>
      <OwnClaimCard claim={claim} canClaim={false} now={new Date(shownAt)} words={claimsWords} />
    </DeskPageState>
  )
}

it('goes to the empty field of a new code, without what was wrong with the one before', async () => {
  render(<CodedClaim />)
  const message = 'It was tried 5 times and no longer works.'
  const wrong = { code: 'invalid_input', message, fields: { code: message } }
  vi.stubGlobal('fetch', async () => Response.json(wrong, { status: 422 }))
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
  await screen.findByText(message)
  vi.stubGlobal('fetch', async () => Response.json({ next: '/workspace/claims#claim-one' }))
  fireEvent.click(screen.getByRole('button', { name: /Send a new code/ }))
  await screen.findByText(/5 tries left/)
  expect(screen.queryByText(message)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('The 6 digits')))
})
