// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { claimsWords } from '#content/claims/claims.ts'
import type { ClaimableListing } from '#contract/claims/claims.ts'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import type { Finding } from '#web/pages/claims/claims.query.ts'
import { FindListing } from './find-listing.tsx'

function listing(name: string, isNear: boolean): ClaimableListing {
  const place = { id: name, slug: name, name, city: 'Portland', state: 'ME', phone: '207-555-0142', organization: '' }
  return { ...place, isClaimed: false, isOwn: false, claimId: null, claims: 0, isNear }
}

function show(find: string, found: Partial<Finding>) {
  const finding = { items: [], place: '', isGuess: false, hasMore: false, failure: null, ...found }
  const asked = { find, state: '', residence: '' }
  render(<FindListing asked={asked} finding={finding} states={[]} words={claimsWords.find} />, {
    wrapper: AfterHydration,
  })
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

it('those around a town stand below those in it, and under words of their own', () => {
  const items = [listing('Bright Light', true), listing('Tide House', false)]
  const headings = show('Portland', { items, place: 'Portland' })
  expect(headings).toEqual(['Tide House', 'Within 10 miles of Portland', 'Bright Light'])
  expect(screen.getByRole('status').textContent).toBe('2 listings found')
})

it('a slip is told with what was taken for it, and a list that was cut says so', () => {
  show('Portlnd', { items: [listing('Tide House', false)], place: 'Portland', isGuess: true, hasMore: true })
  expect(screen.getByText('We do not know a place called “Portlnd”. Did you mean Portland?')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^The first 1 listings?\. There are more/)
})
