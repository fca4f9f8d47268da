// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { claimsWords } from '#content/claims/claims.ts'
import type { PublishingCheck } from '#contract/residence/publishing.ts'
import { CheckCard } from './check-card.tsx'

const at = '2026-11-20T09:00:00Z'
const check: PublishingCheck = {
  id: 'c1',
  about: 'organization',
  organization: 'Elm Homes',
  memberSince: at,
  askedAt: at,
  reason: '',
  person: 'Dana Reed',
  email: 'dana@elm.example',
  isConfirmed: true,
  refusedBefore: 0,
  takenBack: null,
  decider: null,
  residence: { name: 'Elm House', city: 'Beckley', state: 'WV' },
  waiting: 1,
  mayDecideFrom: null,
  end: null,
  undone: null,
  mayUndoUntil: null,
  residences: [
    {
      id: 'h1',
      name: 'Elm House',
      city: 'Beckley',
      state: 'WV',
      street: null,
      phone: '304-555-0177',
      email: 'elm@elm.example',
      website: null,
      description: '',
      beds: 6,
      like: [],
    },
  ],
}

it('lets whoever checks a house call the number that it would publish', () => {
  render(<CheckCard check={check} words={claimsWords} />)
  expect(screen.getByRole('link', { name: '304-555-0177' }).getAttribute('href')).toBe('tel:+13045550177')
  expect(screen.getByText(/elm@elm\.example/)).toBeTruthy()
})

it('says who took a yes to this organization back, and why', () => {
  const takenBack = { at, by: 'Avery Sample, Alliance', reason: 'Please call us.' }
  render(<CheckCard check={{ ...check, takenBack }} words={claimsWords} />)
  expect(screen.getByText('Elm Homes asks again')).toBeTruthy()
  expect(screen.getByText('Avery Sample, Alliance said yes before and took it back')).toBeTruthy()
  expect(screen.getByText('Please call us.')).toBeTruthy()
})

it('folds all houses but the first ten, each with its street where that is public', () => {
  const [first] = check.residences
  const residences = Array.from({ length: 62 }, (_, at) => ({
    ...(first as PublishingCheck['residences'][number]),
    id: `h${at}`,
    name: `Elm House ${at + 1}`,
    street: at === 61 ? '62 Elm St' : null,
  }))
  render(<CheckCard check={{ ...check, waiting: 62, residences }} words={claimsWords} />)
  const fold = screen.getByText('Show the other 52 houses').closest('details')
  expect(fold?.open).toBe(false)
  expect(screen.getByRole('heading', { name: 'Elm House 10' }).closest('details')).toBeNull()
  expect(fold?.textContent).toContain('Elm House 11Beckley, WV (street not public) · 6 beds')
  expect(fold?.textContent).toContain('Elm House 6262 Elm St, Beckley, WV · 6 beds')
  expect(screen.queryByText(/more\.$/)).toBeNull()
})
