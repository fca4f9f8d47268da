// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { certificateWords as words } from '#content/affiliates/certificate.ts'
import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { certifiedResidence, conditionalPaper } from '#tests/support/residence/affiliate-residences.ts'
import { EndCertificate, LiftSuspension, SetCertificate } from './certificate-forms.tsx'

const suspended: CertifiedResidence['earlier'][number] = {
  ...conditionalPaper,
  level: 3,
  issuedOn: '2026-07-01',
  endsOn: '2026-12-31',
  checkInOn: null,
  endedAs: 'suspended',
  reason: 'A leak.',
  endedOn: '2026-09-01',
  lifted: null,
}

const residenceOf = (endedAs: 'suspended' | 'withdrawn') =>
  certifiedResidence({ earlier: [Object.assign({}, suspended, { endedAs })] })

function valuesOf(endedAs: 'suspended' | 'withdrawn') {
  const residence = residenceOf(endedAs)
  renderOnDesk(
    '/affiliate/homes/r',
    <SetCertificate residence={residence} overlay={buildOverlay('VA')} words={words} />,
  )
  const form = screen.getByRole('button').closest('form')
  const { number, issuedOn, endsOn, form: kind, beds } = Object.fromEntries(new FormData(form ?? undefined))
  return { number, issuedOn, endsOn, kind, beds }
}

it('offers a suspended certificate as it was, and one that was withdrawn not at all', () => {
  const was = { number: 'VA-7', issuedOn: '2026-07-01', endsOn: '2026-12-31', kind: 'conditional', beds: '9' }
  expect(valuesOf('suspended')).toEqual(was)
  expect(valuesOf('withdrawn')).toEqual({ number: '', issuedOn: '', endsOn: '', kind: 'full', beds: '12' })
})

it('ends a suspension with a reason, and only a suspension', () => {
  const show = (endedAs: 'suspended' | 'withdrawn') => {
    renderOnDesk('/affiliate/homes/r', <LiftSuspension residence={residenceOf(endedAs)} words={words} />)
    return screen.queryByRole('button', { name: 'End the suspension' })?.closest('form') ?? null
  }
  const form = show('suspended')
  if (!form) throw new Error('There is no button.')
  expect(Object.fromEntries(new FormData(form))).toEqual({ act: 'lift', id: 'r', reason: '' })
  expect(screen.getByLabelText('Why it counts again').hasAttribute('required')).toBe(true)
  expect(show('withdrawn')).toBeNull()
})

it('only withdraws one that is suspended', () => {
  renderOnDesk('/affiliate/homes', <EndCertificate residence={residenceOf('suspended')} words={words} isSuspended />)
  expect(screen.queryByLabelText('What happens to it')).toBeNull()
  expect(screen.getByRole('button').textContent).toBe('Withdraw the certificate')
  expect(document.querySelector<HTMLInputElement>('input[name=as]')?.value).toBe('withdrawn')
})

it('calls a suspension and a withdrawal by their names, as chosen', () => {
  renderOnDesk('/affiliate/homes', <EndCertificate residence={residenceOf('suspended')} words={words} />)
  expect(screen.getByRole('button').textContent).toBe('Suspend the certificate')
  expect(screen.getByLabelText('Why it is suspended')).toBeTruthy()
  expect(screen.getByRole('button').className).not.toContain('danger')
  fireEvent.change(screen.getByLabelText('What happens to it'), { target: { value: 'withdrawn' } })
  expect(screen.getByRole('button').textContent).toBe('Withdraw the certificate')
  expect(screen.getByLabelText('Why it is withdrawn')).toBeTruthy()
  expect(screen.getByRole('button').className).toContain('danger')
})
