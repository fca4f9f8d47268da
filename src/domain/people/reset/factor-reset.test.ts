import { expect, it } from 'vitest'
import { resetDueAt, resetRefusal } from './factor-reset.ts'

const fine = { isSelf: false, hasFactor: true, deciders: 2, lockRefusal: null }

it('needs two of the staff, somebody else and a second step', () => {
  expect(resetRefusal(fine)).toBeNull()
  expect(resetRefusal({ ...fine, deciders: 1 })).toMatch(/not two/)
  expect(resetRefusal({ ...fine, isSelf: true })).toMatch(/your own account/)
  expect(resetRefusal({ ...fine, hasFactor: false })).toMatch(/no second step/)
  expect(resetRefusal({ ...fine, lockRefusal: 'Only an owner.' })).toBe('Only an owner.')
})

it('waits a day after the yes', () => {
  expect(resetDueAt(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-02T10:00:00Z'))
})
