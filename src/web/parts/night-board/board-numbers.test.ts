import { expect, it } from 'vitest'
import type { BoardGroup } from '#contract/board.ts'
import { isSaidAnew } from './board-numbers.ts'

const group = (id: string, reportId: string): BoardGroup => ({
  ...{ id, audience: 'any', totalBeds: 8, open: 2, holds: [], reportId, saidAt: null, saidBy: null, openBefore: null },
})
const board = (...groups: BoardGroup[]) => ({ houses: [{ groups }] })

it('why a number was not taken is news until its beds have another one', () => {
  const first = board(group('women', '1'), group('men', '2'))
  expect(isSaidAnew('women', first, undefined)).toBe(false)
  expect(isSaidAnew('women', first, board(group('women', '1'), group('men', '3')))).toBe(false)
  expect(isSaidAnew('women', first, board(group('women', '4'), group('men', '2')))).toBe(true)
  expect(isSaidAnew(undefined, first, board(group('women', '4')))).toBe(false)
})
