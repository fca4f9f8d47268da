import { describe, expect, it } from 'vitest'
import { type GroupBeds, groupsFor, homeNumber, serves } from './home-beds.ts'

const now = new Date('2026-03-02T15:00:00.000Z')
const group = (availableBeds: number | null, daysAgo: number | null, audience: GroupBeds['audience'] = 'any') => ({
  ...{ audience, totalBeds: 4, availableBeds },
  reportedAt: daysAgo === null ? null : new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
})

describe('the number of a home', () => {
  it('is as old as the oldest number in its sum', () => {
    const number = homeNumber([group(2, 0), group(1, 4), group(null, 9)], now)
    expect(number).toMatchObject({ availableBeds: 3, totalBeds: 12, availabilityAge: 'stale' })
    expect(number.reportedAt).toBe('2026-02-26T15:00:00.000Z')
  })

  it('is null and withdrawn where no group has one, with the last moment there was one', () => {
    const number = homeNumber([group(null, 9), group(null, 8), group(null, null)], now)
    expect(number).toMatchObject({ availableBeds: null, availabilityAge: 'withdrawn' })
    expect(number.reportedAt).toBe('2026-02-22T15:00:00.000Z')
    expect(homeNumber([], now)).toEqual({
      ...{ availableBeds: null, totalBeds: 0, availabilityAge: 'withdrawn', reportedAt: null },
    })
  })

  it('is stale to the end where it was counted on the seventh day', () => {
    expect(homeNumber([group(1, 7.01)], now)).toMatchObject({ availableBeds: 1, availabilityAge: 'stale' })
  })
})

describe('the groups that take somebody', () => {
  it('are their own and those for anyone', () => {
    const groups = [group(1, 0, 'women'), group(1, 0, 'men'), group(1, 0, 'any')]
    expect(groupsFor(groups, 'women', ['children']).map(({ audience }) => audience)).toEqual(['women', 'any'])
    expect(groupsFor(groups, null, ['children'])).toHaveLength(3)
  })

  it.each([
    ['women_with_children', 'children'],
    ['families', 'children'],
    ['couples', 'couples'],
    ['lgbtq', 'lgbtq'],
  ] as const)('are not those for anyone in a home that refuses them: %s', (wanted, need) => {
    expect(serves('any', wanted, [])).toBe(true)
    expect(serves('any', wanted, ['pets'])).toBe(true)
    expect(serves('any', wanted, [need])).toBe(false)
    expect(serves(wanted, wanted, [need])).toBe(true)
  })

  it('are never refused by an answer that is not about them', () => {
    expect(serves('any', 'men', ['children', 'couples', 'lgbtq', 'veterans'])).toBe(true)
    expect(serves('women', 'men', [])).toBe(false)
  })
})
