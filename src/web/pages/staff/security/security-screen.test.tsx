// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { staffWords } from '#content/staff/staff.ts'
import type { SecurityPage } from '#contract/auth/security-events.ts'
import { SecurityEvents } from './security-screen.island.tsx'

const seen = { events: 214, networks: 3 }
const page: SecurityPage = {
  rows: [
    {
      id: '1',
      kind: 'sign_in_failed',
      since: '2026-11-20T09:00:00Z',
      at: '2026-11-20T10:00:00Z',
      events: 37,
      things: null,
      network: '203.0.113.0/24',
      about: 'password',
      gathered: false,
      organization: null,
      person: { id: 'a1', name: 'Dana Fox' },
    },
  ],
  next: 'abc',
  counts: [{ kind: 'sign_in_failed', hour: seen, day: seen, week: seen }],
  only: { person: { id: 'a1', name: 'Dana Fox' }, organization: null },
}

function show(shown: SecurityPage, asked: string): void {
  render(<SecurityEvents page={shown} asked={new URLSearchParams(asked)} />)
}
const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('leads from a count to its events, from a row to all of its network, on to older ones and to the file of what is shown', () => {
  show(page, 'kind=sign_in_failed&person=a1&cursor=old')
  const table = within(screen.getByRole('table'))
  const [hour] = table.getAllByRole('link', { name: '214' })
  expect(hour?.getAttribute('href')).toBe('/staff/security?kind=sign_in_failed&span=hour')
  expect(table.getAllByText(/from 3 networks/)).toHaveLength(3)
  const own = 'kind=sign_in_failed&person=a1'
  expect(leadsTo('203.0.113.0/24')).toBe(`/staff/security?${own}&network=203.0.113.0%2F24`)
  expect(leadsTo('Older')).toBe(`/staff/security?${own}&cursor=abc`)
  expect(leadsTo('Back to the newest')).toBe(`/staff/security?${own}`)
  expect(leadsTo('Download as CSV')).toBe(`/api/staff/security.csv?${own}`)
  expect(leadsTo(/Dana Fox.*remove/)).toBe('/staff/security?kind=sign_in_failed')
  expect(screen.getByRole('heading', { name: 'Sign-in failed 37 times' })).toBeTruthy()
})

it('says in words what an event was about, and names a route as it is', () => {
  const about = (word: string) => ({ ...page, rows: page.rows.map((row) => ({ ...row, about: word })) })
  show(about('codes-on'), '')
  expect(screen.getByText('Codes from an app turned on')).toBeTruthy()
  show(about('lock /staff/people/a1'), '')
  expect(screen.getByText('Locked').querySelector('a')?.getAttribute('href')).toBe('/staff/people/a1')
  show(about('POST /api/imports'), '')
  expect(screen.getByText('POST /api/imports')).toBeTruthy()
})

it('says that nothing happened, or that nothing like this is kept', () => {
  const empty = { ...page, rows: [], next: null, counts: [], only: { person: null, organization: null } }
  show(empty, '')
  expect(screen.getByText(staffWords.security.empty.words)).toBeTruthy()
  show(empty, 'kind=exported')
  expect(screen.getByText(staffWords.security.empty.filtered)).toBeTruthy()
})
