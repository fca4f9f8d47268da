import { describe, expect, it } from 'vitest'
import { readBedsOfRow } from './beds-of-row.rules.ts'
import type { RowFacts } from './row-facts.rules.ts'

const women = { id: 'g1', audience: 'women' as const, total_beds: 10, occupied: 6, held: 0, said_at: null }

/** What a row of `beds` and `open` changes of a house with 10 beds for women, 4 of them open. */
function changes(cells: Record<string, number>) {
  return readBedsOfRow(readFacts(cells), [women]).changes.map(({ total, occupied }) => ({ total, occupied }))
}

/** The same where 4 of 5 beds are held, or so many. */
function withHolds(cells: Record<string, number>, held = 4) {
  const { changes, wrong } = readBedsOfRow(readFacts(cells), [{ ...women, total_beds: 5, occupied: 1, held }])
  return {
    changes: changes.map(({ total, occupied, wasOpen, open }) => ({ total, occupied, wasOpen, open })),
    wrong: wrong.map(({ field, found, expected }) => ({ field, found, expected })),
  }
}

function readFacts(cells: Record<string, number>): RowFacts {
  const text = (field: string) => String(cells[field] ?? '')
  return { said: new Map(Object.entries(cells)), text } as unknown as RowFacts
}

describe('the beds of a row', () => {
  it('leave the open number as it was said where the row says no other', () => {
    expect(changes({ beds: 12 })).toEqual([{ total: 12, occupied: null }])
    expect(changes({ beds: 12, open: 4 })).toEqual([{ total: 12, occupied: null }])
    expect(changes({ beds: 10, open: 4 })).toEqual([])
  })

  it('say another open number, also where as many beds are taken as before', () => {
    expect(changes({ beds: 12, open: 6 })).toEqual([{ total: 12, occupied: 6 }])
    expect(changes({ beds: 10, open: 3 })).toEqual([{ total: 10, occupied: 7 }])
  })

  it('are asked of each group where a house has several', () => {
    const groups = [women, { ...women, id: 'g2', audience: 'lgbtq' as const, total_beds: 2 }]
    expect(readBedsOfRow(readFacts({ beds: 9 }), groups).wrong).toMatchObject([
      { expected: '12, or a column of beds for women and LGBTQ+ people each' },
    ])
  })

  it('are never fewer than the held ones, and none of those is open', () => {
    expect(withHolds({ beds: 2 })).toEqual({
      changes: [],
      wrong: [{ field: 'beds', found: '2', expected: '4 or more, as many as are held' }],
    })
    expect(withHolds({ beds: 5, open: 2 })).toEqual({
      changes: [],
      wrong: [{ field: 'open', found: '2', expected: 'at most 1, as 4 of 5 are held' }],
    })
    expect(withHolds({ beds: 5, open: 0 })).toEqual({ changes: [], wrong: [] })
    expect(withHolds({ beds: 5, open: 0 }, 2).changes).toEqual([{ total: 5, occupied: 3, wasOpen: 2, open: 0 }])
    expect(withHolds({ beds: 4 })).toEqual({
      changes: [{ total: 4, occupied: null, wasOpen: 0, open: null }],
      wrong: [],
    })
  })
})
