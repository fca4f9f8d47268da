import { describe, expect, it } from 'vitest'
import type { Need } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'
import {
  answerForGroup,
  computeResidenceNumber,
  everybody,
  filterGroups,
  filterGroupsForAny,
  type GroupBeds,
  serves,
} from './residence-beds.ts'

const now = new Date('2026-03-02T15:00:00.000Z')
const group = (availableBeds: number | null, daysAgo: number | null, audience: GroupBeds['audience'] = 'any') => ({
  audience,
  totalBeds: 4,
  availableBeds,
  reportedAt: daysAgo === null ? null : new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
})

describe('the number of a home', () => {
  it('is as old as the oldest number in its sum', () => {
    const number = computeResidenceNumber([group(2, 0), group(1, 4), group(null, 9)], now)
    expect(number).toMatchObject({ availableBeds: 3, totalBeds: 12, availabilityAge: 'stale' })
    expect(number.reportedAt).toBe('2026-02-26T15:00:00.000Z')
  })

  it('is null and withdrawn where no group has one, with the last moment there was one', () => {
    const number = computeResidenceNumber([group(null, 9), group(null, 8), group(null, null)], now)
    expect(number).toMatchObject({ availableBeds: null, availabilityAge: 'withdrawn' })
    expect(number.reportedAt).toBe('2026-02-22T15:00:00.000Z')
    expect(computeResidenceNumber([], now)).toEqual({
      availableBeds: null,
      totalBeds: 0,
      availabilityAge: 'withdrawn',
      reportedAt: null,
    })
  })

  it('is stale to the end where it was counted on the seventh day', () => {
    expect(computeResidenceNumber([group(1, 7.01)], now)).toMatchObject({ availableBeds: 1, availabilityAge: 'stale' })
  })
})

const only = (audience: Audience) => ({ audience, includesNotStated: false })

describe('the groups that take somebody', () => {
  it('are their own and those for anyone', () => {
    const groups = [group(1, 0, 'women'), group(1, 0, 'men'), group(1, 0, 'any')]
    const residence = { yes: [], no: ['children'] as const }
    expect(filterGroups(groups, only('women'), residence).map(({ audience }) => audience)).toEqual(['women', 'any'])
    expect(filterGroups(groups, everybody, residence)).toHaveLength(3)
  })

  it('are those of any of several people, and all where one may be anyone', () => {
    const groups = [group(2, 0, 'women'), group(1, 0, 'men'), group(0, 0, 'families')]
    const count = (...people: Audience[]) => filterGroupsForAny(groups, people, { yes: [], no: [] }).length
    expect([count('women'), count('women', 'men'), count('couples'), count('women', 'any'), count()]).toEqual([
      1, 2, 0, 3, 3,
    ])
  })

  it.each([
    ['women_with_children', 'children'],
    ['families', 'children'],
    ['couples', 'couples'],
    ['lgbtq', 'lgbtq'],
  ] as const)('are those for anyone as the home answers for them, or has not said: %s', (wanted, need) => {
    const people = [only(wanted), { audience: wanted, includesNotStated: true }]
    const counts = (yes: Need[], no: Need[]) => people.map((some) => serves('any', some, { yes, no }))
    expect(counts([need], [])).toEqual([true, true])
    expect(counts([], ['pets'])).toEqual([false, true])
    expect(counts([], [need])).toEqual([false, false])
    expect(answerForGroup('any', wanted, { yes: [], no: [] })).toBe('not_stated')
    expect(serves(wanted, only(wanted), { yes: [], no: [need] })).toBe(true)
  })

  it('are never refused by an answer that is not about them', () => {
    const no = ['children', 'couples', 'lgbtq', 'veterans'] as const
    expect(serves('any', only('men'), { yes: [], no })).toBe(true)
    expect(serves('women', only('men'), { yes: [], no: [] })).toBe(false)
  })
})
