// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { certificateWords as words } from '#content/affiliates/certificate.ts'
import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { certifiedResidence, conditionalPaper } from '#tests/support/residence/affiliate-residences.ts'
import { ResidenceCertificate } from './residence-certificate.tsx'

const paper: NonNullable<CertifiedResidence['certificate']> = {
  ...conditionalPaper,
  level: 2,
  issuedOn: '2026-06-20',
  endsOn: '2026-12-19',
  checkInOn: '2026-11-19',
  conditions: '',
  unconfirmed: null,
}

function show(given: Partial<typeof paper>, today: string) {
  const certificate = Object.assign({}, paper, given)
  const residence = certifiedResidence({ isCertified: today <= paper.endsOn, certificate })
  renderOnDesk(
    '/affiliate/homes/r',
    <ResidenceCertificate residence={residence} overlay={buildOverlay('VA')} today={today} words={words} />,
  )
  const checkIn = screen.queryByText('Record the check-in', { selector: 'summary' })?.closest('details')
  return {
    says: document.querySelector('#name-r')?.textContent,
    checkIn: checkIn ? (checkIn.open ? 'open' : 'folded') : null,
    extend: screen.queryByText('Extend it, by 90 days', { selector: 'summary' }) !== null,
  }
}

it('names the check-in and the extension beside the day they are due, and opens a check-in that is late', () => {
  expect(show({}, '2026-11-01')).toEqual({
    says: 'Conditional certificate VA-7 ends Dec 19, 2026. The check-in is due by Nov 19, 2026.',
    checkIn: 'folded',
    extend: true,
  })
  expect(show({}, '2026-11-29')).toEqual({
    says: 'Conditional certificate VA-7 ends Dec 19, 2026. The check-in was due on Nov 19, 2026, 10 days ago.',
    checkIn: 'open',
    extend: true,
  })
  expect(show({ checkedInOn: '2026-11-20' }, '2026-11-29')).toMatchObject({ checkIn: null, extend: true })
})

it('offers neither for one that has ended, and no second extension', () => {
  expect(show({}, '2026-12-20')).toEqual({
    says: 'Conditional certificate VA-7 ended Dec 19, 2026. The check-in was due on Nov 19, 2026, and none was recorded.',
    checkIn: null,
    extend: false,
  })
  const extended = { checkedInOn: '2026-09-20', extendedFrom: '2026-09-20' }
  expect(show(extended, '2026-11-29')).toMatchObject({ checkIn: null, extend: false })
})
