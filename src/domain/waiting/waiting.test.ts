import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDaysSince, isUnheard, moveTurns } from './waiting.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const heard = (heardAt: number, pings: number, last: number | null) => ({
  heardAt: ago(heardAt),
  unansweredPings: pings,
  lastPingAt: last === null ? null : ago(last),
})

describe('asking again', () => {
  it.each([
    [31, 2, 3, true],
    [30, 2, 2, false],
    [40, 1, 20, false],
    [40, 0, null, false],
  ])('is unheard of after %s days and %s questions, the last %s days ago: %s', (days, pings, last, is) => {
    expect(isUnheard(heard(days, pings, last), now)).toBe(is)
  })

  it('counts whole days, and none below zero', () => {
    expect([countDaysSince(ago(1.9), now), countDaysSince(ago(-1), now)]).toEqual([1, 0])
  })
})

describe('moving in a list', () => {
  const list = fc
    .integer({ min: 1, max: 20 })
    .map((length) => Array.from({ length }, (_, index) => ({ id: `p${index}`, turn: `${index * 7 + 3}` })))

  it('hands round the same turns, puts the one where they go and keeps the order of the others', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (people, a, b) => {
        const [from, to] = [(a % people.length) + 1, (b % people.length) + 1]
        const changed = new Map(moveTurns(people, from, to).map(({ id, turn }) => [id, turn]))
        const after = people
          .map(({ id, turn }) => ({ id, turn: changed.get(id) ?? turn }))
          .toSorted((one, other) => Number(one.turn) - Number(other.turn))
        expect(after.map(({ turn }) => turn)).toEqual(people.map(({ turn }) => turn))
        const moved = people[from - 1]?.id
        expect(after[to - 1]?.id).toBe(moved)
        expect(after.filter(({ id }) => id !== moved).map(({ id }) => id)).toEqual(
          people.filter(({ id }) => id !== moved).map(({ id }) => id),
        )
      }),
    )
  })

  it('changes nothing for a place nobody has', () => {
    expect(moveTurns([{ id: 'a', turn: '1' }], 4, 1)).toEqual([])
  })
})
