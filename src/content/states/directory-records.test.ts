import { describe, expect, it } from 'vitest'
import { countAdopted } from '#domain/states/adoption.ts'
import { directoryRecords } from './directory-records.ts'
import { stateProfiles } from './profiles.ts'
import type { StateSlug } from './slugs.ts'

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

  it('have as many adopted features as their adoption level', () => {
    for (const record of directoryRecords) expect(countAdopted(record.features)).toBe(record.adoptionLevel)
  })

  it('give the levels that the specification names', () => {
    const levels = ['arkansas', 'maine', 'michigan', 'california', 'georgia'] as const
    expect(levels.map((slug) => toRecord(slug).adoptionLevel)).toEqual([3, 2, 2, 2, 0])
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
