import { describe, expect, it } from 'vitest'
import { formatFigure } from '#domain/figures/figure.ts'
import type { StateLayout, StateProfile } from '#domain/states/state-profile.ts'
import { affiliates } from './affiliates.ts'
import { directoryRecords } from './directory-records.ts'
import { type ProfiledStateSlug, stateProfiles } from './profiles.ts'
import { buildStateProfile } from './state-profile.ts'

const none = 'Not reported yet'

/** The figure table, row by row, as its cells are printed (docs/specification.md, section 9). */
const figureTable: [ProfiledStateSlug, ...string[]][] = [
  ['arkansas', '87', '64', '2,180', none, none, none, none, none],
  ['maine', '42', '31', '890', none, none, none, none, none],
  ['michigan', '156', '112', '3,890', none, none, none, none, none],
  ['pennsylvania', '65', '42', '1,850', '81%', '75%', '64.5%', '78%', 'under 6 h'],
  ['tennessee', '48', '32', '1,050', '74%', '75%', '66.7%', '62%', 'under 8 h'],
  ['arizona', '55', '32', '1,450', '76%', '71%', '58.2%', '65%', 'under 8 h'],
  ['california', '120', '75', '3,500', '84%', '82%', '62.5%', '65%', 'under 7 h'],
  ['texas', '125', '98', '3,200', '83%', '88%', '78%', '65%', '24 h'],
  ['colorado', '68', '42', '1,850', '79%', '76%', '61.8%', '68%', 'under 7 h'],
  ['oregon', '44', '30', '920', '75%', '73%', '68.2%', '58%', 'under 7 h'],
  ['minnesota', '45', '29', '980', '76%', '74%', '64.4%', '65%', 'under 8 h'],
  ['oklahoma', '38', '25', '820', '73%', '72%', '65.8%', '59%', 'under 7 h'],
  ['washington', '52', '34', '1,150', '78%', '76%', '65.4%', '61%', 'under 6 h'],
  ['alabama', '42', '35', '950', '81%', '76%', '83%', '62%', '28 h'],
  ['south-carolina', '48', '31', '1,250', '77%', '75%', '64.6%', '62%', 'under 8 h'],
  ['florida', '95', '58', '2,800', '82%', '78%', '61%', '72%', 'under 6 h'],
]
/** No figure is stated of them (docs/specification.md, section 9). */
const notShown = ['virginia', 'montana', 'north-carolina', 'west-virginia', 'kentucky'] as const

const kinds: Record<Exclude<StateLayout['kind'], 'template'>, readonly ProfiledStateSlug[]> = {
  shared: ['texas', 'alabama'],
  kentucky: ['kentucky'],
  tiles: ['arkansas', 'maine', 'michigan'],
  'west-virginia': ['west-virginia'],
  connecticut: ['connecticut'],
  california: ['california'],
  georgia: ['georgia'],
}

const profiles: readonly StateProfile[] = Object.values(stateProfiles)
/** The states with pages of their own (docs/specification.md, section 2); others may have been added since. */
const specified = profiles.filter(({ slug }) =>
  [...figureTable.map(([one]) => one), ...notShown, 'connecticut', 'georgia'].includes(slug),
)

function listFigures({ stats, performance }: StateProfile): string[] {
  return [
    stats.totalFacilities,
    stats.narrCertified,
    stats.totalBeds,
    stats.successRate,
    performance.avgOccupancy,
    performance.certificationRate,
    performance.ruralCoverage,
    performance.responseTime,
  ].map(formatFigure)
}

describe('the profile records', () => {
  it('are the 23 states of the route table, each under its own slug', () => {
    expect(specified).toHaveLength(23)
    for (const [slug, profile] of Object.entries(stateProfiles)) expect(profile.slug).toBe(slug)
  })

  it('are there for every state whose record tells of its own directory, and refuse a state that its record does not', () => {
    const claimedStates = directoryRecords.filter(({ status }) => status === 'claimed' || status === 'claiming')
    for (const { slug } of claimedStates) expect(stateProfiles).toHaveProperty(slug)
    const code = directoryRecords.find(({ status, slug }) => status === 'unclaimed' && !(slug in stateProfiles))?.code
    expect(() => buildStateProfile(code ?? 'OH', { about: [] })).toThrow(
      'its row in directory-records.ts must say how far it is',
    )
  })

  it.each(figureTable)('give %s its row of the figure table', (slug, ...row) => {
    expect(listFigures(stateProfiles[slug])).toEqual(row)
  })

  it.each(notShown)('report no figure for %s', (slug) => {
    expect(listFigures(stateProfiles[slug])).toEqual(Array(8).fill(none))
  })

  it('say of every figure that it is the program’s', () => {
    for (const { stats, performance } of profiles) {
      for (const figure of [...Object.values(stats), ...Object.values(performance)]) {
        if (figure.kind !== 'not-published') expect(figure.pedigree).toEqual({ from: 'programme' })
      }
    }
  })

  it('tell the status of each state', () => {
    const withStatus = (status: string) => specified.filter((one) => one.status === status).map(({ slug }) => slug)
    expect(withStatus('unclaimed')).toEqual(['georgia'])
    expect(withStatus('claimed')).toEqual(['alabama', 'arkansas', 'maine', 'michigan', 'texas', 'west-virginia'])
    expect(withStatus('in-progress')).toHaveLength(16)
  })

  it('name the three roles of the team and invent nobody', () => {
    for (const { team } of profiles) {
      expect(team.map(({ role }) => role)).toEqual([
        'Executive Director',
        'Certification Manager',
        'Community Outreach',
      ])
      expect(team.every(({ name, image }) => name === 'Unknown' && image === null)).toBe(true)
    }
  })

  it('give only contacts that the affiliate publishes, and its nulls as nulls', () => {
    for (const [code, affiliate] of Object.entries(affiliates)) {
      const profile = profiles.find((one) => one.code === code)
      if (!profile) continue
      const { email, phone, website } = affiliate ?? {}
      expect(profile.contact).toEqual({ email, phone, website, facebook: null, linkedin: null })
    }
    expect(specified.filter(({ contact }) => contact.phone !== null).map(({ code }) => code)).toEqual([
      'AZ',
      'CA',
      'FL',
    ])
  })

  it.each(Object.entries(kinds))('have the layout %s for its states alone', (kind, slugs) => {
    const found = profiles.filter(({ layout }) => layout.kind === kind).map(({ slug }) => slug)
    expect(found.sort()).toEqual([...slugs].sort())
  })

  it('share the template among the thirteen that the specification names', () => {
    expect(specified.filter(({ layout }) => layout.kind === 'template')).toHaveLength(13)
  })

  it('agree with the directory record on name, level and list', () => {
    for (const { slug, name, adoptionLevel, directoryUrl } of profiles) {
      expect(directoryRecords.find((record) => record.slug === slug)).toMatchObject({
        name,
        adoptionLevel,
        directoryUrl,
      })
    }
  })
})

describe('a profile', () => {
  it('needs no more than words where a state has no figures', () => {
    const carolina = buildStateProfile('NC', { about: ['Something of its own.'] })
    expect(carolina).toMatchObject({ slug: 'north-carolina', layout: { kind: 'template' } })
    expect(listFigures(carolina)).toEqual(Array(8).fill(none))
  })

  it('is refused where no affiliate is known', () => {
    expect(() => buildStateProfile('AK', { about: [] })).toThrow('AK has no affiliate')
  })
})
