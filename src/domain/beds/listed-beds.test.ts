import { describe, expect, it } from 'vitest'
import { isWorthCallingFirst, sumSaidBeds } from './listed-beds.ts'
import type { GroupBeds } from './residence-beds.ts'

const now = new Date('2026-03-02T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const group = (totalBeds: number, availableBeds: number | null, days: number | null): GroupBeds => ({
  audience: 'any',
  totalBeds,
  availableBeds,
  reportedAt: days === null ? null : daysAgo(days),
})

describe('the number of a listed house', () => {
  it('adds its groups, and is as old as the oldest', () => {
    const beds = sumSaidBeds([group(8, 2, 0.1), group(4, 1, 2)], now)
    expect(beds).toEqual({ available: 3, total: 12, grade: 'ageing', saidAt: daysAgo(2) })
  })

  it('leaves a withdrawn group out of both figures, also one withdrawn since the list was read', () => {
    const fresh = { available: 2, total: 8, grade: 'fresh', saidAt: daysAgo(0.1) }
    expect(sumSaidBeds([group(8, 2, 0.1), group(4, null, 9)], now)).toEqual(fresh)
    expect(sumSaidBeds([group(8, 2, 0.1), group(4, 3, 7.1)], now)).toEqual(fresh)
  })

  it('is withdrawn as a whole when no group says one, with the last moment', () => {
    const beds = sumSaidBeds([group(8, null, 20), group(4, null, 9), group(2, null, null)], now)
    expect(beds).toEqual({ available: 0, total: 14, grade: 'withdrawn', saidAt: daysAgo(9) })
    expect(sumSaidBeds([], now)).toEqual({ available: 0, total: 0, grade: 'withdrawn', saidAt: null })
  })
})

it.each([
  ['fresh', 1, true],
  ['ageing', 1, true],
  ['stale', 1, false],
  ['withdrawn', 0, false],
  ['fresh', 0, false],
] as const)('the first call of a %s number with %i open is %s', (grade, available, worth) => {
  expect(isWorthCallingFirst({ grade, available })).toBe(worth)
})
