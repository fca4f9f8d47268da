// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listingChecksWords } from '#content/affiliates/listing-checks.ts'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { RefusedFormContext } from '#web/parts/desk/form/refused-form.ts'
import { PhoneCheck } from './phone-check.tsx'

const listing: ListingChecksAnswer['listing'] = {
  id: 'r',
  slug: 'alder-house',
  name: 'Alder House',
  city: 'Beckley',
  phone: '+13045550123',
  level: 2,
  beds: [{ audience: 'men', beds: 8 }],
  isPublished: true,
  isClaimed: false,
  isOwn: false,
  office: null,
}

const check = (outcome: 'right' | 'gone', undoneAt: string | null = null): ListingChecksAnswer['checks'][number] => ({
  id: `${outcome}-${undoneAt}`,
  outcome,
  words: outcome === 'gone' ? 'Sold.' : '',
  by: 'Ann',
  at: '2026-11-28T12:00:00.000Z',
  undoneAt,
})

function show(
  given: Partial<ListingChecksAnswer>,
  { operator = null, refused = null }: { operator?: string | null; refused?: RefusedForm | null } = {},
) {
  const calls = Object.assign({ listing, affiliate: 'WVARR', mayAnswer: true, checks: [] }, given)
  renderOnDesk(
    '/affiliate/homes/r',
    <RefusedFormContext value={refused}>
      <PhoneCheck calls={calls} operator={operator} hasCertificate words={listingChecksWords} />
    </RefusedFormContext>,
  )
}

const fieldsOf = (button: HTMLElement) => Object.fromEntries(new FormData(button.closest('form') ?? undefined))
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('gives the number, what to ask, and four answers', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Call 304-555-0123' }).getAttribute('href')).toBe('tel:+13045550123')
  expect(screen.getByText('Men: 8 beds')).toBeTruthy()
  expect(screen.getByText('Level II')).toBeTruthy()
  const right = screen.getByRole('button', { name: /^Still right/ })
  expect(fieldsOf(right)).toEqual({ act: 'called', id: 'r', outcome: 'right' })
  expect(fieldsOf(screen.getByRole('button', { name: /^Nobody answered/ })).outcome).toBe('no_answer')
  expect(screen.getByLabelText('What is different').hasAttribute('required')).toBe(true)
  expect(fieldsOf(screen.getByRole('button', { name: 'Save that it is gone', hidden: true }))).toEqual({
    act: 'called',
    id: 'r',
    outcome: 'gone',
    words: '',
  })
  screen.getByText('Nobody of yours has called about this listing yet.')
})

it('says what the listing does not', () => {
  show({ listing: Object.assign({}, listing, { phone: '', level: null, beds: [] }) })
  screen.getByText('The listing has no phone number.')
  expect(screen.getAllByText('The listing does not say. Ask.')).toHaveLength(3)
})

it('leads on from an answer that the home is gone, and takes the last one back', () => {
  show({ checks: [check('gone'), check('right')] })
  expect(links()).toEqual(['tel:+13045550123', '/residences/alder-house#fix', '/report/alder-house', '#name-r'])
  expect(fieldsOf(screen.getByRole('button', { name: /^Undo this answer/ }))).toEqual({
    act: 'call-undone',
    id: 'r',
    check: 'gone-null',
  })
  show({ checks: [check('gone')], listing: Object.assign({}, listing, { isOwn: true }) })
  expect(links()).toContain('#on-the-list')
  screen.getByRole('link', { name: 'Correct it, or take it off the public list' })
  show({ checks: [check('gone')], listing: Object.assign({}, listing, { isOwn: true, isPublished: false }) })
  screen.getByRole('link', { name: 'Correct it, or put it back on the public list' })
  const claimed = Object.assign({}, listing, { isClaimed: true, office: { phone: '+13045550199', website: null } })
  show({ checks: [check('gone')], listing: claimed }, { operator: 'Porch Homes' })
  expect(links()).toContain('tel:+13045550199')
  screen.getByText(/^Tell Porch Homes/)
})

it('offers no way on where it is right, and none for an answer that was taken back', () => {
  show({ checks: [check('gone', '2026-11-28T12:01:00.000Z'), check('right')] })
  expect(links()).toEqual(['tel:+13045550123'])
  screen.getByText(/^The public page says/)
  expect(within(screen.getByRole('list')).getByText('It is gone')).toBeTruthy()
})

it('keeps what was typed beside what was wrong with it, open', () => {
  const refused = {
    values: { act: 'called', id: 'r', outcome: 'changed', words: 'x' },
    fields: { words: 'Say in a line what is different.' },
    message: 'Please look again.',
  }
  show({}, { refused })
  const field = screen.getByLabelText('What is different')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.closest('details')?.open).toBe(true)
  expect(screen.getByLabelText('How you know that it is gone').closest('details')?.open).toBe(false)
})

it('lets the alliance read and not answer', () => {
  show({ mayAnswer: false, checks: [check('gone')] })
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByText('The affiliate calls. You see what it heard.')
})
