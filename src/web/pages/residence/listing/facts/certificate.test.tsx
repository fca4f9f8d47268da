// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import { findCertifying } from '#content/states/certifying.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { buildResidenceState } from '#web/pages/residence/listing/residence-state.ts'
import { Certificate } from './certificate.tsx'

const now = new Date('2026-11-22T12:00:00Z')
const paper = {
  number: 'VA-1042',
  level: 2,
  issuedOn: '2025-03-14',
  endsOn: '2027-03-13',
  by: 'Virginia Association of Recovery Residences',
  endedAs: null,
  endedOn: null,
  form: null,
}
const certified = { certified: true, certifiedUntil: '2027-03-13', certificate: paper, certifiedBy: paper.by }
const not = { certified: false, certifiedUntil: null, certifiedBy: null }

type Facts = Pick<ResidenceDetail, 'certified' | 'certifiedUntil' | 'certifiedBy' | 'certificate'>

function show(facts: Facts, code = 'VA', words: typeof residenceEn | typeof residenceEs = residenceEn) {
  const residence = { name: 'Harbor Row House', narrLevel: 2, ...facts } as ResidenceDetail
  const common = words === residenceEn ? listingEn : listingEs
  const states = [
    { code: 'VA', slug: 'virginia', name: 'Virginia' },
    { code: 'WY', slug: 'wyoming', name: 'Wyoming' },
  ]
  const state = buildResidenceState(code, states, findCertifying)
  const element = (
    <Certificate
      residence={residence}
      state={state}
      now={now}
      words={words}
      common={common}
      others="/residences?certified=1"
    />
  )
  cleanup()
  render(element)
  return screen.getByRole('heading', { level: 3 }).textContent
}

const said = () => document.body.textContent
const link = (name: string | RegExp) => screen.getAllByRole('link', { name, hidden: true })[0]?.getAttribute('href')

describe('the certificate of a house', () => {
  it('says who certified it, with number and days, how to check it and how to complain', () => {
    expect(show(certified)).toBe('Certified to the NARR standard')
    expect(said()).toContain('By Virginia Association of Recovery Residences. NARR writes the standard.')
    const rows = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
    expect(rows).toEqual([
      'Level of support: Level II, monitored',
      'Number: VA-1042',
      'Issued: March 14, 2025',
      'Last day: March 13, 2027',
    ])
    expect(link(/varronline\.org/)).toBe('https://varronline.org')
    expect(link('Write a complaint')).toBe('/contact?topic=complaint&state=VA&facility=Harbor+Row+House#send')
    expect(said()).toContain('In Virginia, the law requires recovery residences to be certified.')
  })

  it('tells ended, suspended, withdrawn and none on file apart', () => {
    const ended = { ...paper, endsOn: '2026-08-31' }
    expect(show({ ...certified, certifiedUntil: '2026-08-31', certificate: ended })).toBe(
      'Certificate ended on August 31, 2026',
    )
    const taken = (endedAs: 'suspended' | 'withdrawn') => ({ ...paper, endedAs, endedOn: '2026-10-02' })
    expect(show({ ...not, certificate: taken('suspended') })).toBe('Certificate suspended on October 2, 2026')
    expect(show({ ...not, certificate: taken('withdrawn') })).toBe('Certificate withdrawn on October 2, 2026')
    expect(show({ ...not, certificate: null })).toBe('Not certified')
    expect(link('Show certified homes nearby')).toBe('/residences?certified=1')
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('does not call one for a time certified', () => {
    const timed = { ...paper, form: 'conditional' as const }
    expect(show({ ...certified, certificate: timed })).toBe('Conditional certificate')
    expect(said()).toContain('It is not a full certificate.')
    expect(said()).not.toContain('Certified to the NARR standard')
    const ended = { ...timed, endsOn: '2026-08-31' }
    expect(show({ ...certified, certifiedUntil: '2026-08-31', certificate: ended })).toBe(
      'Certificate ended on August 31, 2026',
    )
  })

  it('says what it does not know: a number that is not on file, a state without an affiliate', () => {
    expect(show({ ...certified, certificate: null, certifiedBy: null }, 'WY')).toBe('Certified to the NARR standard')
    expect(said()).toContain('The number is not on file here.')
    expect(said()).toContain('No affiliate is known in this state. Write to us.')
    expect(said()).not.toContain('the law')
  })

  it('speaks Spanish', () => {
    expect(show({ ...not, certificate: null }, 'VA', residenceEs)).toBe('Sin certificar')
    expect(said()).toContain('En Virginia, la ley exige')
  })
})
