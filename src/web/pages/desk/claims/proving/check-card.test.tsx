// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
  render(<CheckCard check={check} acting={{ refused: null }} />)
  expect(screen.getByRole('link', { name: '304-555-0177' }).getAttribute('href')).toBe('tel:+13045550177')
  expect(screen.getByText(/elm@elm\.example/)).toBeTruthy()
})
