import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { accountWords } from '#content/auth/account.ts'
import { organizationWords } from '#content/team/organization.ts'
import OrganizationScreen from '#web/pages/desk/organization/organization-screen.island.tsx'
import DeleteAccount from './delete-account.island.tsx'

const { when, first, kept } = organizationWords.closing
const of = (end: 'closes' | 'houses') => ({ id: end, name: 'Four Doors', end, houses: 2, claims: 0 })
const facts = {
  name: 'Four Doors',
  phone: '',
  website: '',
  timeZone: null,
  zoneOfState: 'America/Chicago',
  publicResidences: 0,
}

it('says how an organization closes as the page of the organization does', () => {
  const words = { ...organizationWords.closing, ...accountWords.deleting }
  const account = (end: 'closes' | 'houses') =>
    renderToStaticMarkup(<DeleteAccount closing={{ organizations: [of(end)] }} words={words} answered={null} />)
  expect(account('closes')).toContain(`${when} ${kept}`)
  expect(account('houses').replaceAll('<!-- -->', '')).toContain(`${when} ${first}`)
  const answer = { kind: 'read', read: facts, at: '2026-11-22T09:00:00Z' } as const
  const page = renderToStaticMarkup(
    <OrganizationScreen answer={answer} refused={null} user={null} path="/workspace/organization" query="" />,
  )
  expect(page.replaceAll('<!-- -->', '')).toContain(`${when} ${first} ${kept}`)
})
