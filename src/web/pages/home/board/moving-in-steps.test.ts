import { describe, expect, it } from 'vitest'
import type { MyResidence } from '#contract/residences.ts'
import { movingInSteps } from './moving-in-steps.ts'

function house(reportedAt: string | null): MyResidence {
  const place = { id: 'h', slug: 'h', name: 'Harbor Row House', city: 'Conway', state: { name: 'Arkansas' } }
  return { ...place, totalBeds: 8, availableBeds: 2, narrCertified: true, reportedAt, status: 'published', groups: [] }
}

const said = house('2026-11-20T20:00:00Z')
const done = (houses: MyResidence[]) =>
  movingInSteps(houses)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)

describe('moving in', () => {
  it('names the five steps in their order', () => {
    expect(movingInSteps([]).map(({ name }) => name)).toEqual([
      'Find and claim profile',
      'Set up account',
      'Migrate data',
      'Train the team',
      'Go live',
    ])
  })

  it('starts with the profile', () => {
    expect(done([])).toEqual([])
  })

  it('counts the data as migrated once every house has said a number', () => {
    expect(done([house(null)])).toEqual(['Find and claim profile', 'Set up account'])
    expect(done([said, house(null)])).toEqual(['Find and claim profile', 'Set up account'])
    expect(done([said, said])).toEqual(['Find and claim profile', 'Set up account', 'Migrate data'])
  })

  it.each([[[]], [[house(null)]], [[said, house(null)]], [[said, said]]])(
    'ticks no step after one that is not done',
    (houses) => {
      const ticks = movingInSteps(houses).map(({ isDone }) => isDone)
      expect(ticks).toEqual(ticks.toSorted((a, b) => Number(b) - Number(a)))
    },
  )
})
