import { describe, expect, it } from 'vitest'
import type { BoardGroup } from '#contract/beds/board.ts'
import { boardGroup, boardResidence } from '#tests/support/residence/board-rows.ts'
import { type GroupView, noView } from '#web/parts/beds/bed-queue/queue-view.ts'
import { describeAllRight, findAllRight, formatNames } from './all-right.ts'
import { computeBoardTotals, describeChanged, withGroup } from './board-numbers.ts'

const now = new Date('2026-11-21T03:41:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const group = (id: string, days: number | null, open: number | null = 1) =>
  boardGroup(id, { totalBeds: 4, open, saidAt: days === null ? null : daysAgo(days) })
const residence = (name: string, ...groups: BoardGroup[]) =>
  boardResidence(name, groups, { state: null, totalBeds: groups.length * 4 })
const views =
  (known: Record<string, Partial<GroupView>> = {}) =>
  (id: string) => ({ ...noView, ...known[id] })

describe('"All still right"', () => {
  const residences = [
    residence('Harbor', group('a', 1)),
    residence('Juniper', group('b', 2), group('c', 0)),
    residence('Cedar', group('d', 5)),
  ]

  it('confirms every number of at most 3 days, and names the houses it leaves out', () => {
    const right = findAllRight(residences, views(), now)
    expect(right.groups.map(({ groupId, open, reportId }) => [groupId, open, reportId])).toEqual([
      ['a', 1, 'a-report'],
      ['b', 1, 'b-report'],
      ['c', 1, 'c-report'],
    ])
    expect(describeAllRight(right)).toBe('All still right, except Cedar')
    const long = Object.assign({ ...right }, { left: ['Cedar'.repeat(20)] })
    expect(describeAllRight(long)).toBe('All still right, except 1 of them')
  })

  it('leaves a house out as a whole where one of its groups is old, never said, or disputed', () => {
    expect(findAllRight([residence('Two', group('a', 1), group('b', 4))], views(), now).left).toEqual(['Two'])
    expect(findAllRight([residence('New', group('a', null, null))], views(), now).left).toEqual(['New'])
    const conflict = { kind: 'report', open: 2, madeAt: daysAgo(0) } as const
    expect(findAllRight(residences, views({ a: { conflict } }), now).left).toEqual(['Harbor', 'Cedar'])
  })

  it('takes a number that is on its way for a young one, and says nothing of a house without beds', () => {
    expect(findAllRight(residences, views({ d: { open: 3 } }), now).left).toEqual([])
    expect(findAllRight([residence('Empty')], views(), now)).toEqual({ groups: [], residences: [], left: [] })
  })

  it('lists names as people do', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C', 'D']].map(formatNames)).toEqual([
      '',
      'A',
      'A and B',
      'A, B and 2 more',
    ])
    expect(describeAllRight({ residences: ['Harbor'], left: [] })).toBe('All still right')
  })
})

describe('the numbers of the board', () => {
  const residences = [residence('Harbor', group('a', 1)), residence('Juniper', group('b', 2), group('c', 0))]

  it('add up with what this device has set', () => {
    expect(computeBoardTotals(residences, views({ b: { open: 4 }, a: { open: 0 } }))).toEqual({
      residences: 2,
      totalBeds: 12,
      availableBeds: 5,
      narrCertified: 2,
    })
  })

  it('take one group as the server has it now, and leave the other houses the same objects', () => {
    const next = withGroup(residences, { ...group('c', 0, 3), totalBeds: 6 })
    expect(next[0]).toBe(residences[0])
    expect(next[1]).toMatchObject({ totalBeds: 10, availableBeds: 4, reportedAt: daysAgo(2) })
    expect(withGroup(residences, group('unknown', 0))).toEqual(residences)
  })

  it('are said where they changed', () => {
    expect(describeChanged(residences, withGroup(residences, group('a', 0, 3)))).toBe('Harbor: 3/4 available')
    expect(describeChanged(residences, residences)).toBe('')
  })
})
