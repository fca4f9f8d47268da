import { expect, it } from 'vitest'
import { neighbors } from './neighbors.ts'
import { states } from './slugs.ts'

/** Without a border they name the nearest state, which does not name them. */
const farAway = ['AK', 'HI']

it('every state is a neighbor of its neighbors, and not of itself', () => {
  for (const { code } of states) {
    expect(neighbors[code].length, code).toBeGreaterThan(0)
    expect(neighbors[code], code).not.toContain(code)
    if (farAway.includes(code)) continue
    for (const near of neighbors[code]) expect(neighbors[near], `${near} and ${code}`).toContain(code)
  }
})
