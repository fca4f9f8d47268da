// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CertifiedResidence } from '#contract/affiliates/certificates.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { ResidenceCertificate } from './residence-certificate.tsx'

afterEach(cleanup)

const paper: NonNullable<CertifiedResidence['certificate']> = {
  number: 'VA-7',
  level: 2,
  issuedOn: '2026-06-20',
  endsOn: '2026-12-19',
  operator: 'Porch Homes',
  beds: 9,
  bedsFor: ['women'],
  kind: 'initial',
  standard: '3.0',
  form: 'conditional',
  checkInOn: '2026-11-19',
  checkedInOn: null,
  checkInNote: '',
  extendedFrom: null,
  conditions: '',
  unconfirmed: null,
}

function show(given: Partial<typeof paper>, today: string) {
  cleanup()
  const residence: CertifiedResidence = {
    id: 'r',
    slug: 'alder-house',
    name: 'Alder House',
    city: 'Richmond',
    isPublished: true,
    isClaimed: true,
    organization: 'Porch Homes',
    isCertified: today <= paper.endsOn,
    narrLevel: 2,
    certificate: Object.assign({}, paper, given),
    move: null,
    listed: { operator: 'Porch Homes', beds: 12, bedsFor: ['men'] },
    earlier: [],
  }
  render(
    <DeskPageState address="/affiliate/homes/r">
      <ResidenceCertificate
        residence={residence}
        conditional={buildOverlay('VA').conditional}
        refused={null}
        today={today}
      />
    </DeskPageState>,
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
