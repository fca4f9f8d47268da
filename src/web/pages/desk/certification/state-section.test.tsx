// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { certificationWords } from '#content/site/certification.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { StateSection } from './state-section.tsx'

const residence = {
  id: 'oak',
  name: 'Oak',
  city: 'Mesa',
  certified: true,
  until: '2027-01-31',
  number: 'AZ-1001',
  stopped: null,
}

afterEach(cleanup)

function show(code: 'AZ' | 'OH' | 'UT') {
  cleanup()
  const plan = { code, name: code, slug: code.toLowerCase(), affiliate: affiliates[code], residences: [residence] }
  render(<StateSection plan={plan} words={certificationWords} />)
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

it('opens a message where an affiliate publishes an email, and says what it does not publish', () => {
  show('AZ')
  expect(link('Write a first email')).toMatch(/^mailto:membership@myazrha\.org\?subject=/)
  expect(link('480-849-1192')).toBe('tel:+14808491192')
  expect(screen.queryByText(/^Not published/)).toBeNull()
  expect(link('Oak')).toBe('/workspace/residences/oak')
  expect(screen.getByText('Certified until January 31, 2027')).toBeTruthy()
  expect(link('Certificate AZ-1001, code and badge')).toBe('/verify/AZ-1001')
})

it('offers no message without an email, and no affiliate where none is known', () => {
  show('OH')
  expect(link('Write a first email')).toBeUndefined()
  expect(screen.getByText('Not published: email')).toBeTruthy()
  show('UT')
  expect(screen.getByText(certificationWords.none)).toBeTruthy()
  expect(link('Ask us about this state')).toBe('/contact?topic=affiliate&state=UT#send')
})

it('says where applications are taken here, and then offers no message', () => {
  const plan = { code: 'AZ', name: 'AZ', slug: 'az', affiliate: affiliates.AZ, residences: [residence] } as const
  const { rerender } = render(
    <StateSection plan={{ ...plan, residences: [residence] }} takesHere words={certificationWords} />,
  )
  expect(screen.getByText(certificationWords.affiliate.takesHere)).toBeTruthy()
  expect(link('Write a first email')).toBeUndefined()
  rerender(<StateSection plan={{ ...plan, residences: [residence] }} takesHere={false} words={certificationWords} />)
  expect(screen.getByText(certificationWords.affiliate.takesByMail)).toBeTruthy()
  expect(link('Write a first email')).toMatch(/^mailto:/)
})

it('says of a house that its certificate is suspended, and that an affiliate here decides though no state page names it', () => {
  const stopped = { as: 'suspended', at: '2026-11-28T02:00:00Z' } as const
  const residences = [Object.assign({}, residence, { certified: false, until: null, stopped })]
  const plan = { code: 'UT', name: 'UT', slug: 'ut', affiliate: null, residences } as const
  render(<StateSection plan={{ ...plan, residences }} takesHere words={certificationWords} />)
  expect(screen.getByText(/^Suspended on November 28, 2026\./)).toBeTruthy()
  expect(screen.getByText(certificationWords.affiliate.takesHere)).toBeTruthy()
  expect(screen.queryByText(certificationWords.none)).toBeNull()
})
