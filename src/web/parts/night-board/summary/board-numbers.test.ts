import { expect, it } from 'vitest'
import type { BoardGroup } from '#contract/beds/board.ts'
import { boardGroup, boardResidence } from '#tests/support/residence/board-rows.ts'
import { isSaidAnew, withSameResidences } from './board-numbers.ts'

const group = (id: string, reportId: string) => boardGroup(id, { reportId, saidAt: null })
const board = (...groups: BoardGroup[]) => ({ residences: [{ groups }] })

it('why a number was not taken is news until its beds have another one', () => {
  const first = board(group('women', '1'), group('men', '2'))
  expect(isSaidAnew('women', first, undefined)).toBe(false)
  expect(isSaidAnew('women', first, board(group('women', '1'), group('men', '3')))).toBe(false)
  expect(isSaidAnew('women', first, board(group('women', '4'), group('men', '2')))).toBe(true)
  expect(isSaidAnew(undefined, first, board(group('women', '4')))).toBe(false)
})

it('a house read anew that says the same stays the same one, so that nothing of it is drawn again', () => {
  const residence = (id: string, availableBeds: number) => boardResidence(id, [group(id, '1')], { availableBeds })
  const before = [residence('harbor', 2), residence('cedar', 1)]
  const after = [residence('cedar', 1), residence('harbor', 3), residence('oak', 0)]
  const residences = withSameResidences(before, after)
  expect(residences).toEqual(after)
  expect(residences.map((one) => before.includes(one))).toEqual([true, false, false])
})
