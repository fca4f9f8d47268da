import { describe, expect, it } from 'vitest'
import {
  findMissedOutcome,
  findMostMissed,
  listMissedNeeds,
  type MissedCount,
  subtractWeeks,
  toWeek,
} from './missed-search.ts'
import { readSearchRequest } from './search-request.ts'

const filters = (text: Record<string, string>) => readSearchRequest(text).filters

describe('a search that missed', () => {
  it('counts once for each thing it asked for, and for a bed where it asked for nothing else', () => {
    expect(listMissedNeeds(filters({}))).toEqual(['bed'])
    expect(listMissedNeeds(filters({ open: '1', pets: 'no' }))).toEqual(['bed'])
    expect(listMissedNeeds(filters({ for: 'any' }))).toEqual(['bed'])
    expect(listMissedNeeds(filters({ for: 'couples', couples: 'yes', fee_max: '300', certified: '1' }))).toEqual([
      'couples',
      'cash',
      'certified',
    ])
  })

  it('found nothing, nothing open, or something', () => {
    const none = { total: 0, openBeds: 0, saidBeds: 0 }
    expect(findMissedOutcome(none, filters({}))).toBe('nothing')
    expect(findMissedOutcome(none, filters({ open: '1' }))).toBe('full')
    expect(findMissedOutcome({ total: 3, openBeds: 0, saidBeds: 20 }, filters({}))).toBe('full')
    expect(findMissedOutcome({ total: 3, openBeds: 0, saidBeds: 0 }, filters({}))).toBeNull()
    expect(findMissedOutcome({ total: 3, openBeds: 1, saidBeds: 20 }, filters({}))).toBeNull()
  })

  it('belongs to the week that began on Monday, in UTC', () => {
    expect(toWeek(new Date('2026-11-29T23:59:00Z'))).toBe('2026-11-23')
    expect(toWeek(new Date('2026-11-30T00:00:00Z'))).toBe('2026-11-30')
    expect(subtractWeeks('2026-01-05', 1)).toBe('2025-12-29')
  })
})

describe('what would help most', () => {
  const count = (week: string, county: string, searches: number | null): MissedCount => ({
    week,
    county,
    need: 'women',
    outcome: 'full',
    searches,
  })

  it('is the largest sum of what is shown, of the last weeks alone', () => {
    const counts = [
      count('2026-11-02', 'Clay County', 900),
      count('2026-11-16', 'Kanawha County', 20),
      count('2026-11-23', 'Kanawha County', 21),
      count('2026-11-23', 'Cabell County', 40),
      count('2026-11-23', 'Mason County', null),
    ]
    expect(findMostMissed(counts, '2026-11-09')).toMatchObject({ county: 'Kanawha County', searches: 41 })
  })

  it('is not said where every count is small', () => {
    expect(findMostMissed([count('2026-11-23', 'Mason County', null)], '2026-11-09')).toBeNull()
  })
})
