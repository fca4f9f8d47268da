import { expect, it } from 'vitest'
import { chooseHoursToPropose, countHoursLeft, countHoursTonight } from './hold-hours.ts'

const now = new Date('2026-11-22T10:00:00Z')

it.each([
  ['2026-12-06T10:00:00Z', 336, 336],
  ['2026-12-05T12:30:00Z', 315, 336],
  ['2026-11-27T10:00:00Z', 120, 144],
  ['2026-11-24T10:30:00Z', 49, 73],
  ['2026-11-22T11:00:00Z', 1, 48],
  ['2026-11-22T09:00:00Z', 0, 48],
])('a hold until %s has %i hours left, and is proposed %i', (until, left, proposed) => {
  expect([countHoursLeft(until, now), chooseHoursToPropose(until, now)]).toEqual([left, proposed])
})

it.each([
  [21, 0, 11],
  [21, 40, 10],
  [3, 30, 4],
  [4, 0, 28],
])('tonight, said at %i:%i, is %i hours', (hour, minute, hours) => {
  expect(countHoursTonight(new Date(2026, 10, 22, hour, minute))).toBe(hours)
})
