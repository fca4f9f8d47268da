import { expect, it } from 'vitest'
import { computeLastDay } from '#domain/certification/certificate/conditional.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { makeCertificates } from './certificates.ts'
import { buildDemoData } from './demo-data.ts'

it('certifies each certified home, and shows every way in which a certificate ends', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const { residences } = buildDemoData({ now })
  const certificates = makeCertificates(residences, now)
  const today = now.toISOString().slice(0, 10)
  const standing = certificates.filter(({ endedAs, endsOn }) => endedAs === null && endsOn >= today)
  const certified = residences.filter((residence) => residence.certified)
  expect(new Set(standing.map(({ residenceId }) => residenceId))).toEqual(new Set(certified.map(({ id }) => id)))
  const ends = certificates.filter((one) => !standing.includes(one)).map(({ endedAs }) => endedAs ?? 'ended')
  expect(new Set(ends)).toEqual(new Set(['ended', 'suspended', 'withdrawn']))
  const ofDemo = certificates.filter(
    ({ number }) => number.startsWith('WV') && !standing.some((one) => one.number === number),
  )
  expect(new Set(ofDemo.map(({ endedAs }) => endedAs ?? 'ended'))).toEqual(new Set(['ended', 'suspended', 'withdrawn']))
  const forms = standing.filter(({ form }) => form !== null).map(({ number, form }) => [number, form])
  expect(forms.toSorted()).toEqual([
    ['GA-1001', 'provisional'],
    ['OH-1001', 'preliminary'],
    ['VA-1001', 'conditional'],
  ])
  expect(
    standing.filter(({ number, narrLevel }) => !buildOverlay(number.slice(0, 2)).levels.includes(narrLevel)),
  ).toEqual([])
  const full = certificates.filter(({ form }) => form === null)
  // They end the day before, after as many months as the state says; a leap day may lie at the end.
  const dayMs = 86_400_000
  const monthsOf = (number: string) => buildOverlay(number.slice(0, 2)).validMonths
  const over = full.map(({ number, issuedOn, endsOn }) => {
    return Date.parse(computeLastDay(issuedOn, monthsOf(number))) - Date.parse(endsOn)
  })
  expect(['AR', 'WV'].map(monthsOf)).toEqual([12, 24])
  expect(full.filter(({ issuedOn, endedAs }) => endedAs === null && issuedOn > today)).toEqual([])
  expect(over.filter((ms) => ms !== 0 && ms !== dayMs)).toEqual([])
  expect(over.filter((ms) => ms === 0).length).toBeGreaterThan(over.length / 2)
  const states = new Set<string | undefined>(certified.map(({ stateCode }) => stateCode))
  const byId = new Map(residences.map((residence) => [residence.id, residence]))
  expect(certificates.filter(({ residenceId }) => !states.has(byId.get(residenceId)?.stateCode))).toEqual([])
})
