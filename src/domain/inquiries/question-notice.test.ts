import { expect, it } from 'vitest'
import { computeNoticeTime } from './question-notice.ts'

const night = { from: 22, to: 7, timeZone: 'America/Chicago' }
const noon = { from: 12, to: 14, timeZone: 'America/Chicago' }

it.each([
  ['no quiet hours', null, false, '2026-11-27T09:00:00Z', '2026-11-27T09:00:00Z'],
  ['before the night', night, false, '2026-11-28T03:59:00Z', '2026-11-28T03:59:00Z'],
  ['the first minute of the night', night, false, '2026-11-28T04:00:00Z', '2026-11-28T13:00:00Z'],
  ['after midnight', night, false, '2026-11-28T09:30:00Z', '2026-11-28T13:00:00Z'],
  ['the first minute after the night', night, false, '2026-11-28T13:00:00Z', '2026-11-28T13:00:00Z'],
  ['needed tonight, where that passes', night, true, '2026-11-28T09:30:00Z', '2026-11-28T09:30:00Z'],
  ['hours of one day', noon, false, '2026-11-28T18:30:00Z', '2026-11-28T20:00:00Z'],
  ['a night in which the clocks go forward', night, false, '2027-03-14T07:00:00Z', '2027-03-14T12:00:00Z'],
])('%s', (_, quiet, passes, now, at) => {
  expect(computeNoticeTime(quiet, passes, new Date(now)).toISOString()).toBe(new Date(at).toISOString())
})
