import { describe, expect, it } from 'vitest'
import type { DeskResidenceRow } from '#contract/residence-desk.ts'
import { findingOf, foundHouses } from './found-houses.ts'

const house = (name: string, city: string, rest: Partial<DeskResidenceRow> = {}): DeskResidenceRow => ({
  ...{ id: name, slug: name, name, city, state: 'AR', zip: '72032', status: 'draft', visibility: 'hidden' },
  ...{ totalBeds: 8, gaps: [], missing: [], checkedAt: null, ...rest },
})
const houses = [
  house('Cedar Steps', 'Conway'),
  house('Cañon Row', 'Little Rock', { missing: ['beds'] }),
  house('Willow Gate', 'Conway', { status: 'published' }),
  house('Old Mill', 'Benton', { status: 'archived' }),
]
const found = (query: string) => foundHouses(houses, findingOf(new URLSearchParams(query))).found.map(({ id }) => id)

describe('the houses of an operator', () => {
  it('are found by their name or town, however it is written', () => {
    expect(found('')).toHaveLength(4)
    expect(found('q=conway')).toEqual(['Cedar Steps', 'Willow Gate'])
    expect(found('q=+CONWAY++gate ')).toEqual(['Willow Gate'])
    expect(found('q=canon')).toEqual(['Cañon Row'])
    expect(found('q=zzz')).toEqual([])
  })

  it('are left by a chip, which says how many of those found it leaves', () => {
    expect(['published', 'ready', 'draft', 'archived', 'burned'].map((chip) => found(`status=${chip}`).length)).toEqual(
      [1, 1, 1, 1, 4],
    )
    expect(foundHouses(houses, { words: 'conway', chip: 'draft' })).toEqual({
      found: [],
      counts: { all: 2, published: 1, ready: 1, draft: 0, archived: 0 },
    })
  })
})
