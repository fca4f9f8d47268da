import { describe, expect, it } from 'vitest'
import {
  countBoard,
  findBoardHeading,
  findOnBoard,
  isFound,
  type ResidenceToFind,
  readBoardAsked,
  wholeBoard,
  writeBoardAsked,
} from './board-finding.ts'

const now = new Date('2026-11-27T20:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const residence = (
  name: string,
  city: string,
  ...groups: [open: number | null, days: number | null][]
): ResidenceToFind => ({
  name,
  city,
  state: city === 'Casper' ? { name: 'Wyoming' } : null,
  groups: groups.map(([open, days]) => ({ totalBeds: 8, open, saidAt: days === null ? null : daysAgo(days) })),
})
const alder = residence('Alder', 'Zion', [2, 1])
const birch = residence('Birch', 'Casper', [0, 5], [0, 1])
const cedar = residence('Cedar', 'Zion', [null, null])
const dawn = residence('Dawn', 'Casper', [0, 0], [5, 2])
const empty = residence('Empty', 'Adair')
const residences = [alder, birch, cedar, dawn, empty]
const names = (asked: Partial<typeof wholeBoard>) =>
  findOnBoard(residences, { ...wholeBoard, ...asked }, now).map(({ name }) => name)

describe('the houses of a board', () => {
  it('are counted as to confirm, open and full, a house without beds as none of them', () => {
    expect(countBoard(residences, now)).toEqual({ all: 5, confirm: 2, open: 2, full: 1 })
  })

  it.each([
    [{ show: 'confirm' }, ['Birch', 'Cedar']],
    [{ show: 'open' }, ['Alder', 'Dawn']],
    [{ show: 'full' }, ['Birch']],
    [{ show: 'open', words: 'casper' }, ['Dawn']],
    [{ order: 'oldest' }, ['Cedar', 'Birch', 'Dawn', 'Alder', 'Empty']],
    [{ order: 'open' }, ['Dawn', 'Alder', 'Birch', 'Cedar', 'Empty']],
    [{ order: 'town' }, ['Empty', 'Birch', 'Dawn', 'Alder', 'Cedar']],
    [{ order: 'state' }, ['Alder', 'Cedar', 'Empty', 'Birch', 'Dawn']],
  ] as const)('asked for as %j', (asked, found) => {
    expect(names(asked)).toEqual(found)
  })

  it('stand under their town or state where they are grouped by it', () => {
    expect([
      findBoardHeading(birch, 'town'),
      findBoardHeading(alder, 'state'),
      findBoardHeading(alder, 'name'),
    ]).toEqual(['Casper, Wyoming', 'Unknown State', null])
  })

  it('are found without accents and apostrophes, by several words', () => {
    const josé = { name: "José's Row", city: 'Conway', state: { name: 'Arkansas' } }
    expect([isFound(josé, 'joses conway'), isFound(josé, 'jose casper')]).toEqual([true, false])
  })
})

it('what an address asks for is written back as it was understood', () => {
  const asked = readBoardAsked(new URLSearchParams('q=+Row&show=full&order=burn&page=2'))
  expect(asked).toEqual({ words: ' Row', show: 'full', order: 'name' })
  expect(writeBoardAsked(asked, 2)).toBe('q=Row&show=full&page=2')
  expect(writeBoardAsked(wholeBoard)).toBe('')
})
