import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/language/added-time.ts'
import { deskRoles, isDecider } from '#domain/people/desk-powers.ts'
import { computeStaffDecisionStart } from './claim.ts'

it('a claim that was shown is the affiliate’s for 7 days, and the alliance’s at once where there is none', () => {
  const shownAt = new Date('2026-03-02T15:00:00Z')
  expect(computeStaffDecisionStart({ shownAt, isAffiliates: true })).toEqual(new Date('2026-03-09T15:00:00Z'))
  expect(computeStaffDecisionStart({ shownAt, isAffiliates: false })).toEqual(shownAt)
  expect(addDays(shownAt, -1)).toEqual(new Date('2026-03-01T15:00:00Z'))
})

describe('who decides', () => {
  it.each(['operator', 'affiliate', 'alliance'])('of an organization of the kind %s', (kind) => {
    const may = deskRoles.filter((role) => isDecider({ organization: { kind, role } }))
    expect(may).toEqual(kind === 'operator' ? [] : ['owner', 'manager'])
  })

  it('is nobody without an organization', () => {
    expect(isDecider(null)).toBe(false)
    expect(isDecider({ organization: null })).toBe(false)
  })
})
