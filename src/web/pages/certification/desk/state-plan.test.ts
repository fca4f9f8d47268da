import { describe, expect, it } from 'vitest'
import { certificationGuide, certificationWords } from '#content/site/certification.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { states } from '#content/states/slugs.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { computeFees } from '#domain/certification/overlays/fee.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { buildPlanMailAddress, makePlan } from './state-plan.ts'

const residence = (name: string, state: string | null, rest: Partial<MyResidence> = {}): MyResidence => ({
  id: name,
  slug: name,
  name,
  city: 'Mesa',
  state: state === null ? null : { name: state },
  totalBeds: 8,
  availableBeds: 1,
  narrCertified: false,
  certifiedUntil: null,
  reportedAt: null,
  status: 'draft',
  groups: [],
  ...rest,
})
const fees = (code: string) => computeFees(buildOverlay(code), { residences: 1, beds: 0 })
const known = {
  states,
  affiliates,
  fees,
  certificates: [{ residenceId: 'Elm', number: 'AZ-1001', stopped: null, stoppedOn: null, reason: '' }],
}

describe('where an operator applies', () => {
  const certified = { narrCertified: true, certifiedUntil: '2027-01-31' }
  const mine = [
    residence('Oak', 'Arizona'),
    residence('Elm', 'Arizona', certified),
    residence('Fir', 'Utah'),
    residence('Ash', null),
  ]

  it('names the certificate of each house that holds one', () => {
    const [arizona] = makePlan(mine, known, null).states
    expect(arizona?.residences.map(({ number }) => number)).toEqual([null, 'AZ-1001'])
  })

  it('says of a certificate that was stopped when, and as what', () => {
    const stopped = {
      residenceId: 'Oak',
      number: 'AZ-7',
      stopped: 'suspended',
      stoppedOn: '2026-11-28',
      reason: '',
    } as const
    const [arizona] = makePlan(mine, { states, affiliates, fees, certificates: [stopped] }, null).states
    expect(arizona?.residences[0]).toMatchObject({ number: 'AZ-7', stopped: { as: 'suspended' } })
  })

  it('is each state with a house, with who certifies there and what stands there', () => {
    const { states: own, unplaced, chosen } = makePlan(mine, known, null)
    expect(
      own.map(({ code, affiliate, residences }) => [code, affiliate?.acronym, residences.map(({ name }) => name)]),
    ).toEqual([
      ['AZ', 'AzRHA', ['Oak', 'Elm']],
      ['UT', undefined, ['Fir']],
    ])
    expect(own[0]?.residences[1]).toMatchObject({ certified: true, until: '2027-01-31' })
    expect([unplaced.map(({ name }) => name), chosen]).toEqual([['Ash'], null])
  })

  it('is also a state somebody asks for, and nothing for what is none', () => {
    expect(makePlan(mine, known, 'OH').chosen).toMatchObject({ name: 'Ohio', residences: [] })
    for (const asked of ['AZ', 'XX', 'constructor', '']) expect(makePlan(mine, known, asked).chosen).toBeNull()
  })
})

describe('the first mail', () => {
  const residences = (count: number) =>
    makePlan(
      [
        residence('Elm & "Co"', 'Ohio', { narrCertified: true }),
        ...Array.from({ length: count }, (_, at) => residence(`House ${at} & co`, 'Ohio')),
      ],
      known,
      null,
    ).states[0]?.residences ?? []
  const mail = (count: number) =>
    new URL(
      buildPlanMailAddress('a@b.example', { place: 'Ohio', residences: residences(count) }, certificationWords.mail),
    )

  it('names the houses without a certificate', () => {
    const { protocol, pathname, searchParams } = mail(2)
    expect([protocol, pathname]).toEqual(['mailto:', 'a@b.example'])
    expect(searchParams.get('subject')).toBe('Certification of recovery residences in Ohio')
    expect(searchParams.get('body')).toContain('- House 0 & co, Mesa\r\n- House 1 & co, Mesa\r\n')
    expect(searchParams.get('body')).not.toContain('Elm')
  })

  it('asks without names where none is open, and stays short enough for a mail program', () => {
    expect(mail(0).searchParams.get('body')).toContain(certificationWords.mail.askWithout('Ohio'))
    expect(mail(400).searchParams.get('body')).toContain('- and 388 more')
    expect(mail(400).href.length).toBeLessThan(2_000)
  })
})

it('takes what to have ready from the article on it', () => {
  expect(certificationGuide.map(({ kind, title }) => [kind, title])).toEqual([
    ['text', null],
    ['steps', 'The usual steps'],
    ['list', 'Papers you are usually asked for'],
    ['list', 'How long it takes, as affiliates say'],
    ['text', null],
  ])
})
