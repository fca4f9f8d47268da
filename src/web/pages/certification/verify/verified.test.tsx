// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { verifyEn } from '#content/certification/verify/verify.en.ts'
import { verifyEs } from '#content/certification/verify/verify.es.ts'
import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import type { VerifiedCertificate } from '#contract/certification/verified.ts'
import numberPage from './number.page.tsx'
import { TenFields } from './ten-fields.tsx'
import { VerifiedAnswer } from './verified.tsx'

const paper: NonNullable<VerifiedCertificate['paper']> = {
  name: 'Alder House',
  operator: 'Porch Homes',
  beds: 12,
  bedsFor: ['women'],
  address: { street: null, city: 'Charleston', zip: null },
  kind: 'initial',
  level: 2,
  standard: '3.0',
  issuedOn: '2026-02-01',
  endsOn: '2028-01-31',
  form: null,
  extendedFrom: null,
  home: { slug: 'alder-house', name: 'Alder House', city: 'Charleston', hasMoved: false, isSample: false },
  history: { firstOn: '2026-02-01', times: 1, renewals: 0, suspensions: 0, withdrawals: 0 },
}
const certificate: VerifiedCertificate = {
  number: 'WV-1',
  state: 'WV',
  stateName: 'West Virginia',
  by: 'West Virginia Alliance',
  standing: 'ended',
  since: '2026-08-01',
  newer: null,
  paper,
}

const answer = (one: VerifiedCertificate, words = verifyEn) =>
  render(<VerifiedAnswer one={one} checked="today" level="Level II" words={words} />)

it('answers in the language of the page, and leads on within it', () => {
  answer(certificate, verifyEs)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vencido')
  expect(screen.getByText('31 de enero de 2028')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Casas certificadas en West Virginia' }).getAttribute('href')).toBe(
    '/es/residencias?state=WV&certified=1',
  )
})

it.each([
  [verifyEn, listingEn, ['2 years', 'Women', 'February 1, 2026 to January 31, 2028']],
  [verifyEs, listingEs, ['2 años', 'Mujeres', 'del 1 de febrero de 2026 al 31 de enero de 2028']],
])('says the ten fields in $language', (words, common, said) => {
  render(<TenFields one={certificate} paper={paper} level="Level II" words={words} common={common} />)
  for (const one of said) expect(screen.getByText(one)).toBeTruthy()
})

it.each([
  ['2026-03-01', '2028-02-28', '2 years'],
  ['2026-03-01', '2028-02-29', '2 years'],
  ['2026-08-31', '2027-02-27', '6 months'],
  ['2026-03-01', '2026-05-10', '71 days'],
])('says how long it is good for: %s to %s is %s', (issuedOn, endsOn, said) => {
  render(
    <TenFields
      one={certificate}
      paper={{ ...paper, issuedOn, endsOn }}
      level="Level II"
      words={verifyEn}
      common={listingEn}
    />,
  )
  expect(screen.getByText(said)).toBeTruthy()
})

it('names the town beside the house, and has its own roof for each answer', () => {
  const { rerender, container } = answer(certificate)
  const roof = () => container.querySelector('.gable')?.getAttribute('data-roof')
  expect(screen.getByText('Charleston, West Virginia')).toBeTruthy()
  expect(roof()).toBe('unclaimed')
  for (const standing of ['suspended', 'unlisted'] as const) {
    rerender(<VerifiedAnswer one={{ ...certificate, standing }} checked="today" level="Level II" words={verifyEn} />)
    expect(roof()).toBe('stopped')
  }
  rerender(
    <VerifiedAnswer one={{ ...certificate, standing: 'holds' }} checked="today" level="Level II" words={verifyEn} />,
  )
  expect(roof()).toBeNull()
})

it('numbers the ten fields', () => {
  render(<TenFields one={certificate} paper={paper} level="Level II" words={verifyEn} common={listingEn} />)
  const numbers = [...document.querySelectorAll('dt b')].map((one) => Number(one.textContent))
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('writes a long word smaller, where the seal leaves no more room on a phone', () => {
  const { rerender } = answer(certificate)
  expect(screen.getByRole('heading', { level: 1 }).className).toContain('t-h1')
  const timed = { ...certificate, standing: 'holds', paper: { ...paper, form: 'conditional' } } as const
  rerender(<VerifiedAnswer one={timed} checked="today" level="Level II" words={verifyEn} />)
  expect(screen.getByRole('heading', { level: 1 }).className).toContain('t-h2')
})

it('says of a house that moved where it is now, also where that is the same town', () => {
  const moved = (city: string) => {
    const home = Object.assign({}, paper.home, { hasMoved: true, city })
    const given = { one: certificate, level: 'Level II', words: verifyEn, common: listingEn }
    const { container } = render(<TenFields {...given} paper={Object.assign({}, paper, { home })} />)
    return container.textContent
  }
  expect(moved('Beckley')).toContain('The house has moved since: it is in Beckley now.')
  expect(moved('Charleston')).toContain('The house has moved since, within Charleston.')
})

it('a number shows the notices of each state whose affiliate gave it', () => {
  const answer = { checkedAt: '', near: [], code: { size: 0, path: '', url: '' } }
  const certificates = [certificate, { ...certificate, state: 'OH' }]
  expect(numberPage.statesOf?.({ ...answer, certificates })).toEqual(['WV', 'OH'])
  expect(numberPage.statesOf?.(null)).toEqual([])
})
