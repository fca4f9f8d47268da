import { describe, expect, it } from 'vitest'
import { daysAfter, isDecider, staffMayDecideFrom, waitsBecause } from '#domain/claim.ts'
import { deskRoles } from '#domain/desk-powers.ts'

describe('a claim that was shown', () => {
  it.each([
    [{ way: 'email', isHeld: false, rivals: 0 }, null],
    [{ way: 'phone', isHeld: false, rivals: 0 }, null],
    [{ way: 'letter', isHeld: false, rivals: 0 }, 'letter'],
    [{ way: 'email', isHeld: true, rivals: 0 }, 'claimed'],
    [{ way: 'letter', isHeld: true, rivals: 2 }, 'claimed'],
    [{ way: 'phone', isHeld: false, rivals: 1 }, 'competing'],
    [{ way: 'letter', isHeld: false, rivals: 1 }, 'competing'],
  ] as const)('as %o waits because of: %s', (shown, because) => {
    expect(waitsBecause(shown)).toBe(because)
  })

  it('is the affiliate’s for 7 days, and the alliance’s at once where there is none', () => {
    const shownAt = new Date('2026-03-02T15:00:00Z')
    expect(staffMayDecideFrom({ shownAt, isAffiliates: true })).toEqual(new Date('2026-03-09T15:00:00Z'))
    expect(staffMayDecideFrom({ shownAt, isAffiliates: false })).toEqual(shownAt)
    expect(daysAfter(shownAt, -1)).toEqual(new Date('2026-03-01T15:00:00Z'))
  })
})

describe('who decides', () => {
  it.each(['operator', 'affiliate', 'alliance'])('of an organisation of the kind %s', (kind) => {
    const may = deskRoles.filter((role) => isDecider({ organisation: { kind, role } }))
    expect(may).toEqual(kind === 'operator' ? [] : ['owner', 'manager'])
  })

  it('is nobody without an organisation', () => {
    expect(isDecider(null)).toBe(false)
    expect(isDecider({ organisation: null })).toBe(false)
  })
})
