import { describe, expect, it } from 'vitest'
import { type StateCode, states } from '#content/states/slugs.ts'
import { allianceId } from '#domain/people/organization.ts'
import { inferAnswers, listContradicted } from '#domain/residence/implied-answers.ts'
import { needs } from '#domain/residence/needs.ts'
import { sumResidences } from '#domain/residence/residence.ts'
import { buildDemoData } from './demo-data.ts'
import type { DemoBedReport } from './demo-rows.ts'
import { findTowns } from './towns/towns.ts'

const now = new Date('2026-11-21T03:40:00Z')
const demo = buildDemoData({ now })

/** Residences, certified ones and beds: the figure table, then other counts (docs/specification.md, section 9). */
const figureTable: readonly (readonly [StateCode, number, number | null, number | null])[] = [
  ['AR', 87, 64, 2180],
  ['ME', 42, 31, 890],
  ['MI', 156, 112, 3890],
  ['PA', 65, 42, 1850],
  ['TN', 48, 32, 1050],
  ['AZ', 55, 32, 1450],
  ['CA', 120, 75, 3500],
  ['TX', 125, 98, 3200],
  ['CO', 68, 42, 1850],
  ['OR', 44, 30, 920],
  ['MN', 45, 29, 980],
  ['OK', 38, 25, 820],
  ['WA', 52, 34, 1150],
  ['AL', 42, 35, 950],
  ['SC', 48, 31, 1250],
  ['FL', 95, 58, 2800],
  ['CT', 78, null, 1650],
  ['VA', 45, 35, 1200],
  ['MT', 32, null, null],
  ['WV', 98, null, null],
]

const published = demo.residences.filter((residence) => residence.status === 'published')
const residenceById = new Map(demo.residences.map((residence) => [residence.id, residence]))

const reportsByGroup = Map.groupBy(demo.bedReports, (report) => report.bedGroupId)
const latestByGroup = new Map<string, DemoBedReport | undefined>(
  [...reportsByGroup].map(([group, reports]) => [group, reports.at(-1)]),
)

function openBeds(groups: typeof demo.bedGroups): number {
  return groups.reduce((sum, { id, totalBeds }) => sum + totalBeds - (latestByGroup.get(id)?.occupied ?? totalBeds), 0)
}

function bedsIn(code: StateCode): number {
  const ids = new Set(published.filter((residence) => residence.stateCode === code).map(({ id }) => id))
  return demo.bedGroups.filter((group) => ids.has(group.residenceId)).reduce((sum, group) => sum + group.totalBeds, 0)
}

describe('the demo data of a state', () => {
  it.each(figureTable)(
    'holds the figures of %s: %d residences, %s certified, %s beds',
    (code, number, certified, beds) => {
      const residences = published.filter((residence) => residence.stateCode === code)
      expect(residences).toHaveLength(number)
      if (certified !== null) expect(residences.filter((residence) => residence.certified)).toHaveLength(certified)
      if (beds !== null) expect(bedsIn(code)).toBe(beds)
    },
  )

  it('is a handful where the specification gives no figures', () => {
    const counted = new Set(figureTable.map(([code]) => code))
    const others = states.filter(({ code }) => !counted.has(code))
    expect(others).toHaveLength(31)
    for (const { code } of others) {
      const { length } = published.filter((residence) => residence.stateCode === code)
      expect(length, code).toBeGreaterThanOrEqual(3)
      expect(length, code).toBeLessThanOrEqual(8)
    }
  })

  it('spreads over as many towns as the specification counts cities', () => {
    const cities = (code: StateCode) =>
      new Set(published.filter((residence) => residence.stateCode === code).map(({ city }) => city)).size
    expect((['AR', 'ME', 'MI', 'CT', 'CA'] as const).map(cities)).toEqual([19, 12, 34, 15, 35])
  })
})

describe('the rows of the demo', () => {
  it('are the same whenever they are made for the same moment', () => {
    expect(buildDemoData({ now })).toEqual(demo)
  })

  it('keep their ids and numbers when the moment changes, and move in time', () => {
    const later = buildDemoData({ now: new Date(now.getTime() + 3_600_000) })
    expect(later.bedGroups).toEqual(demo.bedGroups)
    expect(later.bedReports.map(({ id, occupied }) => [id, occupied])).toEqual(
      demo.bedReports.map(({ id, occupied }) => [id, occupied]),
    )
    const moved = later.bedReports.map((row, i) => row.reportedAt.getTime() - Number(demo.bedReports[i]?.reportedAt))
    expect(new Set(moved)).toEqual(new Set([3_600_000]))
  })

  it('have ids that no other row has, in the form of a UUID', () => {
    const rows = [demo.organizations, demo.people, demo.residences, demo.bedGroups, demo.bedReports].flat()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(rows.filter(({ id }) => !uuid.test(id))).toEqual([])
  })

  it('point only to rows that are there, in the same organization', () => {
    const organizations = new Set(demo.organizations.map(({ id }) => id))
    expect(demo.residences.filter(({ organizationId }) => !organizations.has(organizationId))).toEqual([])
    const groups = new Map(demo.bedGroups.map((group) => [group.id, group]))
    for (const group of demo.bedGroups) {
      expect(residenceById.get(group.residenceId)?.organizationId).toBe(group.organizationId)
    }
    expect(demo.bedReports.filter((row) => groups.get(row.bedGroupId)?.organizationId !== row.organizationId)).toEqual(
      [],
    )
  })
})

describe('a demo residence', () => {
  it('has a name, a slug and a phone that no other has', () => {
    for (const key of ['slug', 'name', 'phone'] as const) {
      expect(new Set(demo.residences.map((residence) => residence[key])).size, key).toBe(demo.residences.length)
    }
  })

  it('is plainly synthetic: fiction phones of the state, example addresses, the sample mark', () => {
    for (const { phone, email, website, stateCode, slug, isSample } of demo.residences) {
      expect(phone).toMatch(/^\d{3}-555-01\d\d$/)
      expect(findTowns(stateCode).map(({ areaCode }) => areaCode)).toContain(phone.slice(0, 3))
      if (email !== null) expect(email).toBe(`hello@${slug}.example`)
      if (website !== null) expect(website).toBe(`https://${slug}.example`)
      expect(slug.length).toBeLessThanOrEqual(63)
      expect(isSample).toBe(true)
    }
  })

  it('lies in the United States, with a five-digit ZIP code', () => {
    for (const { latitude, longitude, zip } of demo.residences) {
      expect(zip).toMatch(/^\d{5}$/)
      expect(latitude > 18 && latitude < 72 && longitude > -180 && longitude < -66).toBe(true)
    }
  })

  it('has a certificate that still runs exactly when it is certified', () => {
    for (const { certified, certifiedUntil, narrLevel } of demo.residences) {
      expect(certifiedUntil !== null).toBe(certified)
      if (certifiedUntil !== null) expect(new Date(certifiedUntil).getTime()).toBeGreaterThan(now.getTime())
      if (certified) expect(narrLevel).not.toBeNull()
    }
  })

  it('is unpublished twice, in Arkansas, with another operator than the demo account', () => {
    const unpublished = demo.residences.filter((residence) => residence.status !== 'published')
    expect(unpublished.map((residence) => residence.status)).toEqual(['draft', 'archived'])
    expect(unpublished.every((residence) => residence.stateCode === 'AR')).toBe(true)
    const operator = demo.memberships.find(({ personId }) => personId === demo.people[0]?.id)
    expect(unpublished.some((residence) => residence.organizationId === operator?.organizationId)).toBe(false)
  })
})

describe('the demo bed log', () => {
  it('never takes more beds than there are, nor fewer than none', () => {
    for (const group of demo.bedGroups) {
      for (const { occupied } of reportsByGroup.get(group.id) ?? []) {
        expect(occupied >= 0 && occupied <= group.totalBeds).toBe(true)
      }
    }
  })

  it('has a line for every group of a home that is claimed and for no other, in order of time, none from the future', () => {
    for (const group of demo.bedGroups) {
      const times = (reportsByGroup.get(group.id) ?? []).map((row) => row.reportedAt.getTime())
      const isClaimed = residenceById.get(group.residenceId)?.details.claimedAt != null
      expect(times.length > 0).toBe(isClaimed)
      if (!isClaimed) continue
      expect(new Set(times).size).toBe(times.length)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThan(now.getTime())
    }
  })

  it('repeats the number before it in every confirmation', () => {
    for (const reports of reportsByGroup.values()) {
      for (const [step, { kind, occupied }] of reports.entries()) {
        expect(kind === 'confirm').toBe(occupied === reports[step - 1]?.occupied)
      }
    }
  })

  it('leaves about a tenth of the beds open', () => {
    const total = demo.bedGroups.reduce((sum, group) => sum + group.totalBeds, 0)
    const share = openBeds(demo.bedGroups) / total
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.12)
  })

  it('is mostly fresh or ageing, with some stale and some withdrawn', () => {
    const hours = [...latestByGroup.values()].map((row) => (now.getTime() - Number(row?.reportedAt)) / 3_600_000)
    const share = (from: number, to: number) => hours.filter((h) => h >= from && h < to).length / hours.length
    expect(share(0, 24)).toBeGreaterThan(0.5)
    expect(share(24, 72)).toBeGreaterThan(0.15)
    expect(share(72, 168)).toBeGreaterThan(0.05)
    expect(share(168, Number.POSITIVE_INFINITY)).toBeGreaterThan(0.02)
  })
})

describe('what a demo home says', () => {
  it('is said once: no answer is the opposite of a rule, its staff or whom its beds are for, and none is missing', () => {
    for (const { id, slug, details } of demo.residences) {
      const audiences = demo.bedGroups.filter(({ residenceId }) => residenceId === id).map(({ audience }) => audience)
      const answers = { ...details, audiences }
      expect([slug, listContradicted(details.answers, answers)]).toEqual([slug, []])
      expect([slug, details.answers]).toEqual([slug, { ...details.answers, ...inferAnswers(answers) }])
      if (details.answers.spanish && details.languages.length > 0) expect(details.languages).toContain('Spanish')
    }
  })

  it('has the staff that its level means: none at night where residents run it, some every day where care is given', () => {
    const findStaff = (level: number) =>
      new Set(demo.residences.filter((residence) => residence.narrLevel === level).map(({ details }) => details.staff))
    expect(findStaff(1)).not.toContain('day_and_night')
    for (const staff of ['none', 'visits'] as const) {
      expect(findStaff(3)).not.toContain(staff)
      expect(findStaff(4)).not.toContain(staff)
    }
  })

  it('still is yes, no and not stated to every need', () => {
    for (const need of needs) {
      const answers = new Set(demo.residences.map(({ details }) => details.answers[need]))
      expect([need, answers.size]).toEqual([need, 3])
    }
  })
})

describe('the demo accounts', () => {
  const formatOrganization = (email: string) => {
    const account = demo.people.find((candidate) => candidate.email === email)
    const membership = demo.memberships.find(({ personId }) => personId === account?.id)
    return demo.organizations.find(({ id }) => id === membership?.organizationId)
  }
  const findResidences = (email: string) =>
    demo.residences.filter(({ organizationId }) => organizationId === formatOrganization(email)?.id)

  it('are eight', () => {
    expect(demo.people.map(({ email }) => email)).toEqual([
      'operator@demo.example',
      'newcomer@demo.example',
      'affiliate@demo.example',
      'staff@demo.example',
      'reviewer@demo.example',
      'owner@demo.example',
      'second@demo.example',
      'director@demo.example',
    ])
  })

  it('give Dana four Arkansas homes with 8 of 40 beds open and three certified', () => {
    expect(demo.people[0]?.firstName).toBe('Dana')
    const residences = findResidences('operator@demo.example')
    expect(residences.map(({ name }) => name)).toEqual([
      'Harbor Row House',
      'Juniper Porch',
      'Lantern Hill',
      'Cedar Steps',
    ])
    const counted = residences.map((residence) => {
      const groups = demo.bedGroups.filter((group) => group.residenceId === residence.id)
      const totalBeds = groups.reduce((sum, group) => sum + group.totalBeds, 0)
      return { totalBeds, availableBeds: openBeds(groups), narrCertified: residence.certified }
    })
    expect(sumResidences(counted)).toEqual({ residences: 4, totalBeds: 40, availableBeds: 8, narrCertified: 3 })
  })

  it('give the newcomer an operator organization without a residence', () => {
    expect(formatOrganization('newcomer@demo.example')?.kind).toBe('operator')
    expect(findResidences('newcomer@demo.example')).toEqual([])
  })

  it('place the others with the affiliates of West Virginia and of Dana’s state, and with the alliance', () => {
    expect(formatOrganization('reviewer@demo.example')).toMatchObject({ kind: 'affiliate', stateCode: 'AR' })
    const ofWestVirginia = ['affiliate@demo.example', 'owner@demo.example', 'second@demo.example']
    for (const email of ofWestVirginia)
      expect(formatOrganization(email)).toMatchObject({ kind: 'affiliate', stateCode: 'WV' })
    const owners = demo.memberships.filter(({ organizationId, role }) => {
      return role === 'owner' && organizationId === formatOrganization('owner@demo.example')?.id
    })
    expect(owners).toHaveLength(1)
    const staff = demo.people.find(({ email }) => email === 'staff@demo.example')
    expect(demo.memberships.find(({ personId }) => personId === staff?.id)?.organizationId).toBe(allianceId)
  })

  it('stand beside one affiliate organization for each state that has an affiliate', () => {
    const affiliates = demo.organizations.filter(({ kind }) => kind === 'affiliate')
    expect(affiliates).toHaveLength(35)
    expect(new Set(affiliates.map(({ stateCode }) => stateCode)).size).toBe(35)
  })
})
