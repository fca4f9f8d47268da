import { expect, it } from 'vitest'
import { computeNewsStart, isOfThisShift, shiftHours, shiftNoteDays } from './shift.ts'

const now = new Date('2026-11-27T08:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

it('a note is changed by whoever wrote it, within the shift', () => {
  const mine = { by: 'a', at: ago(shiftHours - 1) }
  expect(isOfThisShift(mine, 'a', now)).toBe(true)
  expect(isOfThisShift(mine, 'b', now)).toBe(false)
  expect(isOfThisShift({ by: 'a', at: ago(shiftHours) }, 'a', now)).toBe(false)
  expect(isOfThisShift(null, 'a', now)).toBe(false)
})

it('news is what came since somebody read it, of a week at most, and of a day the first time', () => {
  expect(computeNewsStart(null, now)).toEqual(ago(24))
  expect(computeNewsStart(ago(3), now)).toEqual(ago(3))
  expect(computeNewsStart(ago(24 * 30), now)).toEqual(ago(24 * shiftNoteDays))
})
