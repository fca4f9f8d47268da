// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import { ProofForms } from './proof-forms.tsx'

it.each([
  { passkey: true, code: true, password: true },
  { passkey: false, code: true, password: true },
  { passkey: false, code: false, password: true },
  { passkey: true, code: false, password: false },
])('the ways to confirm that it is you have one green button, the one of the first way: %o', (proofs) => {
  render(<ProofForms proofs={proofs} returnTo="/account" onProved={() => {}} />, { wrapper: AfterHydration })
  const ways = screen.getAllByRole('button', { name: /^(Confirm by|Use your passkey)/ })
  expect(new Set(ways.map(({ textContent }) => textContent)).size).toBe(Object.values(proofs).filter(Boolean).length)
  expect(ways.map(({ classList }) => classList.contains('btn-primary'))).toEqual(ways.map((_, at) => at === 0))
})
