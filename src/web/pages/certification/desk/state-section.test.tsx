// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { feeWords } from '#content/certification/applying.ts'
import { certificationWords } from '#content/site/certification.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { computeFees } from '#domain/certification/overlays/fee.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { StateSection } from './state-section.tsx'

const residence = {
  id: 'oak',
  name: 'Oak',
  city: 'Mesa',
  certified: true,
  form: null,
  until: '2027-01-31',
  number: 'AZ-1001',
  stopped: null,
}

function show(code: 'AZ' | 'OH' | 'UT' | 'TX') {
  cleanup()
  const fees = computeFees(buildOverlay(code), { residences: 1, beds: 0 })
  const plan = {
    code,
    name: code,
    slug: code.toLowerCase(),
    affiliate: affiliates[code],
    fees,
    residences: [residence],
  }
  render(<StateSection plan={plan} words={certificationWords} fees={feeWords} />)
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

it('says what it costs where one applies to the affiliate itself, and what a certificate for a time is', () => {
  show('TX')
  expect(screen.getByText('Your organization, once for all its homes')).toBeTruthy()
  expect(screen.getByText('$500')).toBeTruthy()
  show('AZ')
  expect(screen.getByText(/^What it costs is not published. Ask /)).toBeTruthy()
  expect(certificationWords.certified('2027-01-31', 'conditional')).toBe(
    'Conditional certificate until January 31, 2027',
  )
})

it('says where applications are taken here, and then offers no message', () => {
  const plan = {
    code: 'AZ',
    name: 'AZ',
    slug: 'az',
    affiliate: affiliates.AZ,
    fees: null,
    residences: [residence],
  } as const
  const { rerender } = render(
    <StateSection plan={{ ...plan, residences: [residence] }} takesHere words={certificationWords} fees={feeWords} />,
  )
  expect(screen.getByText(certificationWords.affiliate.takesHere)).toBeTruthy()
  expect(link('Write a first email')).toBeUndefined()
  rerender(
    <StateSection
      plan={{ ...plan, residences: [residence] }}
      takesHere={false}
      words={certificationWords}
      fees={feeWords}
    />,
  )
  expect(screen.getByText(certificationWords.affiliate.takesByMail)).toBeTruthy()
  expect(link('Write a first email')).toMatch(/^mailto:/)
})

it('says of a house that its certificate is suspended, and that an affiliate here decides though no state page names it', () => {
  const stopped = { as: 'suspended', at: '2026-11-28T02:00:00Z' } as const
  const residences = [Object.assign({}, residence, { certified: false, until: null, stopped })]
  const plan = { code: 'UT', name: 'UT', slug: 'ut', affiliate: null, fees: null, residences } as const
  render(<StateSection plan={{ ...plan, residences }} takesHere words={certificationWords} fees={feeWords} />)
  expect(screen.getByText(/^Suspended on November 28, 2026\./)).toBeTruthy()
  expect(screen.getByText(certificationWords.affiliate.takesHere)).toBeTruthy()
  expect(screen.queryByText(certificationWords.none)).toBeNull()
})
