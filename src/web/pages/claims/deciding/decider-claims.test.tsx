// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { claimsWords } from '#content/claims/claims.ts'
import { DeciderClaimsView } from './decider-claims.tsx'

it.each([
  [false, 'When one comes, you get an email, and it is here.'],
  [true, 'When one comes, the alliance’s support address gets an email, and it is here.'],
])('says who gets the mail about a claim that comes, to staff of the alliance: %s', (isStaff, words) => {
  const read = { view: 'decider' as const, waiting: [], decided: [], checks: { waiting: [], decided: [] } }
  render(<DeciderClaimsView read={read} isStaff={isStaff} words={claimsWords} />)
  expect(screen.getByText(words)).toBeTruthy()
})
