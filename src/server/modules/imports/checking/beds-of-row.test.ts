import { describe, expect, it } from 'vitest'
import { bedsOfRow } from './beds-of-row.ts'
import type { RowFacts } from './row-facts.ts'

const women = { id: 'g1', audience: 'women' as const, total_beds: 10, occupied: 6 }

/** What a row of `beds` and `open` changes of a house with 10 beds for women, 4 of them open. */
function changes(said: Record<string, number>) {
  const facts = { said: new Map(Object.entries(said)), text: () => '' } as unknown as RowFacts
  return bedsOfRow(facts, [women]).changes.map(({ total, occupied }) => ({ total, occupied }))
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
})
