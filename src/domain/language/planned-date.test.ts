import { expect, it } from 'vitest'
import { hasPassed } from './planned-date.ts'

it.each([
  ['In progress, expected Q2 2024', '2024-06-30T23:59:59Z', false],
  ['In progress, expected Q2 2024', '2024-07-01T00:00:00Z', true],
  ['Planned, Q4 2024', '2024-12-31T12:00:00Z', false],
  ['Planned, Q4 2024', '2025-01-01T00:00:00Z', true],
  ['planned 2024', '2024-11-01T00:00:00Z', false],
  ['planned 2024', '2025-01-01T00:00:00Z', true],
  ['Complete', '2030-01-01T00:00:00Z', false],
])('“%s” at %s: passed is %s', (planned, now, passed) => {
  expect(hasPassed(planned, new Date(now))).toBe(passed)
})
