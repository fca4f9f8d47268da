import { expect, it } from 'vitest'
import { listHalfYears } from './half-years.ts'

it('counts three whole half years, and not the one that goes on', () => {
  expect(listHalfYears(new Date('2026-11-29T12:00:00Z'))).toEqual([
    { from: '2026-01-01', until: '2026-07-01' },
    { from: '2025-07-01', until: '2026-01-01' },
    { from: '2025-01-01', until: '2025-07-01' },
  ])
  expect(listHalfYears(new Date('2026-06-30T23:59:59Z'))[0]).toEqual({ from: '2025-07-01', until: '2026-01-01' })
  expect(listHalfYears(new Date('2026-07-01T00:00:00Z'))[0]).toEqual({ from: '2026-01-01', until: '2026-07-01' })
})
