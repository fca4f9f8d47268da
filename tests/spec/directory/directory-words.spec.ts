// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { directoryRecords } from '#content/states/directory-records.ts'
import { readFigureValue } from '#domain/figures/figure.ts'
import { adoptionLevelName, computeImplementation, describeFeatureStatus } from '#domain/states/adoption.ts'
import {
  affiliateStatusWords,
  directoryStatusBadge,
  directoryStatusPriority,
  nationalStatusWords,
  searchDirectory,
  sortDirectory,
  unifiedStatusWords,
} from '#domain/states/directory-status.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

// Words, sorting and searching (docs/specification.md, sections 4 and 9).

describe('the words of a status', () => {
  it.each([
    ['claimed', 'Active', 1],
    ['claiming', 'Implementation', 2],
    ['unclaimed', 'Available', 3],
    ['placeholder', 'Coming Soon', 4],
  ] as const)('directory %s: %s, priority %i', (status, badge, priority) => {
    expect([directoryStatusBadge[status], directoryStatusPriority[status]]).toEqual([badge, priority])
  })

  it.each([
    [0, 'Planning'],
    [1, 'Directory Foundation'],
    [2, 'Quality Certification'],
    [3, 'Provider Network'],
    [4, 'Outcomes Excellence'],
  ] as const)('adoption level %i: %s', (level, words) => {
    expect(adoptionLevelName[level]).toBe(words)
  })

  it.each([
    ['active', 'Active'],
    ['pending', 'Pending'],
    ['unclaimed', 'Unclaimed'],
    ['none', 'No Affiliate'],
  ] as const)('national directory %s: %s', (status, words) => {
    expect(nationalStatusWords[status]).toBe(words)
  })

  it.each([
    ['active', 'Active & Unified'],
    ['pending', 'Pending Implementation'],
    ['inactive', 'Inactive & Not Unified'],
  ] as const)('unified certification %s: %s', (status, words) => {
    expect(unifiedStatusWords[status]).toBe(words)
  })

  it.each([
    ['active', 'Active'],
    ['emerging', 'Emerging'],
    ['no_activity', 'No Activity'],
  ] as const)('affiliate %s: %s', (status, words) => {
    expect(affiliateStatusWords[status]).toBe(words)
  })

  it.each([
    ['complete', 'August 2023', 'Active since August 2023'],
    ['in-progress', null, 'Implementation in progress'],
    ['planned', null, 'Planned for upcoming phases'],
  ] as const)('feature %s since %s: %s', (status, date, words) => {
    expect(describeFeatureStatus(status, date)).toBe(words)
  })
})

describe('sorting the directory', () => {
  it('by progress goes by status priority, then by the higher adoption level', () => {
    const sorted = sortDirectory(directoryRecords, 'adoption')
    const ranks = sorted.map(({ status, adoptionLevel }) => directoryStatusPriority[status] * 10 - adoptionLevel)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(sorted.map(({ status }) => status)).size).toBe(4)
  })

  it('by size puts the most facilities first', () => {
    const sizes = sortDirectory(directoryRecords, 'facilities').map((r) => readFigureValue(r.stats.facilities) ?? -1)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes.slice(0, 3)).toEqual([156, 125, 120])
  })

  it('by name follows the alphabet', () => {
    const names = sortDirectory(directoryRecords, 'name').map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  })

  it('counts implementation as adopted features out of 4, times 100', () => {
    for (const record of directoryRecords) {
      const adopted = Object.values(record.features).filter((feature) => feature.adopted).length
      expect(computeImplementation(record.features)).toBe((adopted / 4) * 100)
    }
  })
})

it.each([
  ['virginia', ['Virginia', 'West Virginia']],
  ['VIRGINIA', ['Virginia', 'West Virginia']],
  ['wv', ['West Virginia']],
  ['Wv', ['West Virginia']],
  ['carolina', ['North Carolina', 'South Carolina']],
  ['tx', ['Texas']],
  ['narnia', []],
])('searching the directory for "%s" finds %j, by name or code', (text, names) => {
  expect(searchDirectory(directoryRecords, text).map(({ name }) => name)).toEqual(names)
})

const list = await stranger().page('/directory')

describe('the words on the pages', () => {
  const states = [
    ['arkansas', 'Arkansas', 'Active', '3 of 4, 75%', 'Provider Network'],
    ['maine', 'Maine', 'Active', '2 of 4, 50%', 'Quality Certification'],
    ['michigan', 'Michigan', 'Active', '2 of 4, 50%', 'Quality Certification'],
    ['connecticut', 'Connecticut', 'Implementation', '0 of 4, 0%', 'Planning'],
    ['california', 'California', 'Implementation', '2 of 4, 50%', 'Quality Certification'],
    ['georgia', 'Georgia', 'Available', '0 of 4, 0%', 'Planning'],
    ['alaska', 'Alaska', 'Coming Soon', '0 of 4, 0%', 'Planning'],
  ] as const

  it.each(states)('the card that leads to /directory/%s says %s is %s, %s, %s', (slug, name, badge, adopted, level) => {
    const line = list.querySelector(`main .state-cards a[href="/directory/${slug}"]`)?.closest('li')
    for (const words of [name, badge, adopted, level]) expect(line?.textContent).toContain(words)
  })
})
