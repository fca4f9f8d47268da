import { describe, expect, it } from 'vitest'
import { formatFigure, readFigureValue } from '#domain/figures/figure.ts'
import { countAdopted } from '#domain/states/adoption.ts'
import { searchDirectory, sortDirectory } from '#domain/states/directory-status.ts'
import { sumDirectory } from '#domain/states/state-directory.ts'
import { directoryRecords } from './directory-records.ts'
import { stateProfiles } from './profiles.ts'
import type { StateSlug } from './slugs.ts'

/** The first three columns of the figure table, row by row (docs/specification.md, section 9). */
const figureTable = [
  ['arkansas', 87, 64, 2180],
  ['maine', 42, 31, 890],
  ['michigan', 156, 112, 3890],
  ['pennsylvania', 65, 42, 1850],
  ['tennessee', 48, 32, 1050],
  ['arizona', 55, 32, 1450],
  ['california', 120, 75, 3500],
  ['texas', 125, 98, 3200],
  ['colorado', 68, 42, 1850],
  ['oregon', 44, 30, 920],
  ['minnesota', 45, 29, 980],
  ['oklahoma', 38, 25, 820],
  ['washington', 52, 34, 1150],
  ['alabama', 42, 35, 950],
  ['south-carolina', 48, 31, 1250],
  ['florida', 95, 58, 2800],
] as const

function toRecord(slug: StateSlug) {
  const record = directoryRecords.find((candidate) => candidate.slug === slug)
  if (record === undefined) throw new Error(`${slug} has no record`)
  return record
}

const slugsWith = (status: string) => directoryRecords.filter((r) => r.status === status).map((r) => r.slug)

describe('the directory records', () => {
  it('are 51, each with its own slug, code and name', () => {
    for (const key of ['slug', 'code', 'name'] as const) {
      expect(new Set(directoryRecords.map((record) => record[key])).size).toBe(51)
    }
  })

  it.each(figureTable)('give %s the figures of the specification', (slug, facilities, certified, beds) => {
    const { stats } = toRecord(slug)
    expect([stats.facilities, stats.certified, stats.beds].map(readFigureValue)).toEqual([facilities, certified, beds])
  })

  it('report nothing for a state without figures and for one without a page of its own', () => {
    const noFigures = ['virginia', 'montana', 'north-carolina', 'west-virginia', 'kentucky', 'connecticut', 'georgia']
    const others = directoryRecords.filter(
      ({ slug }) => noFigures.includes(slug) || !Object.hasOwn(stateProfiles, slug),
    )
    for (const { stats } of others) {
      expect(Object.values(stats).map(formatFigure)).toEqual(Array(3).fill('Not reported yet'))
    }
  })

  it('sum to the totals of the hero', () => {
    const { certified, beds, states } = sumDirectory(directoryRecords)
    expect([formatFigure(certified), formatFigure(beds), states]).toEqual(['770', '28,730', 16])
  })

  it('have as many adopted features as their adoption level', () => {
    for (const record of directoryRecords) expect(countAdopted(record.features)).toBe(record.adoptionLevel)
  })

  it('give the levels that the specification names', () => {
    const levels = ['arkansas', 'maine', 'michigan', 'california', 'georgia'] as const
    expect(levels.map((slug) => toRecord(slug).adoptionLevel)).toEqual([3, 2, 2, 2, 0])
  })

  it('tell the months in which West Virginia launched, and that outcomes are planned', () => {
    const { directory, certification, allProviders, outcomes } = toRecord('west-virginia').features
    expect([directory, certification, allProviders].map((feature) => feature.adoptedDate)).toEqual([
      'February 2023',
      'May 2023',
      'August 2023',
    ])
    expect(outcomes).toMatchObject({ adopted: false, outlook: 'planned' })
  })

  it('keep both sets of California figures apart', () => {
    const { stats, features } = toRecord('california')
    expect(formatFigure(stats.facilities)).toBe('120')
    expect(formatFigure(features.directory.facilities)).toBe('92')
    expect(formatFigure(features.certification.certified)).toBe('68')
  })
})

describe('the status of a state', () => {
  it('is claimed for the six that the specification shows as active', () => {
    expect(slugsWith('claimed')).toEqual(['alabama', 'arkansas', 'maine', 'michigan', 'texas', 'west-virginia'])
  })

  it('is claiming for the other states with a page of their own, save Georgia', () => {
    const profiled = directoryRecords.filter(({ slug }) => slug !== 'georgia' && Object.hasOwn(stateProfiles, slug))
    const others = profiled.filter(({ status }) => status !== 'claimed').map(({ slug }) => slug)
    expect(slugsWith('claiming')).toEqual(others.toSorted())
  })

  it('is unclaimed exactly where an affiliate waits, and a placeholder where none is known', () => {
    for (const record of directoryRecords) {
      if (record.status === 'unclaimed') expect(record.narrAffiliate).not.toBeNull()
      expect(record.status === 'placeholder').toBe(record.narrAffiliate === null)
      expect(record.narrAffiliateStatus === 'no_activity').toBe(record.narrAffiliate === null)
    }
  })

  it('leads to a list only where there is a directory or a preview of one', () => {
    const lists = directoryRecords.filter((record) => record.directoryUrl !== null)
    expect(lists.every((record) => record.features.directory.adopted || record.slug === 'connecticut')).toBe(true)
    expect(toRecord('west-virginia').directoryUrl).toBe('/embed/directory/west-virginia')
    expect(toRecord('wyoming').directoryUrl).toBeNull()
  })

  it('puts the most advanced claimed states first by progress', () => {
    const first = sortDirectory(directoryRecords, 'adoption').slice(0, 4)
    expect(first.map((record) => record.code)).toEqual(['AR', 'WV', 'ME', 'MI'])
  })

  it('is found by its code', () => {
    expect(searchDirectory(directoryRecords, 'wv').map((record) => record.slug)).toEqual(['west-virginia'])
  })
})

describe('the affiliates', () => {
  it('publish only secure web addresses and real-looking mail addresses', () => {
    for (const { narrAffiliate } of directoryRecords) {
      if (narrAffiliate === null) continue
      if (narrAffiliate.website !== null) expect(new URL(narrAffiliate.website).protocol).toBe('https:')
      if (narrAffiliate.email !== null) expect(narrAffiliate.email).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]+$/)
      if (narrAffiliate.phone !== null) expect(narrAffiliate.phone).toMatch(/^(1-)?\d{3}-\d{3}-\d{4}$/)
    }
  })

  it('keep as null what nobody has published', () => {
    expect(toRecord('louisiana').narrAffiliate).toMatchObject({ website: null, established: null })
    expect(directoryRecords.every((record) => (record.narrAffiliate?.address ?? null) === null)).toBe(true)
  })

  it('say how sure a founding year is', () => {
    expect(toRecord('georgia').narrAffiliate?.established).toEqual({ year: 1987, source: 'own' })
    expect(toRecord('michigan').narrAffiliate?.established).toEqual({ year: 2011, source: 'unconfirmed' })
  })
})
