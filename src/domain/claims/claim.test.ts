import { describe, expect, it } from 'vitest'
import { daysAfter, isDecider, staffMayDecideFrom, waitsBecause } from '#domain/claims/claim.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'

describe('a claim that was shown', () => {
  const code = { way: 'email', isDisowned: false } as const
  const text = { way: 'phone', isDisowned: false } as const
  const letter = { way: 'letter', isDisowned: false } as const
  const disowned = { way: 'email', isDisowned: true } as const
  it.each([
    [code, { isHeld: false, rivals: [] }, null],
    [text, { isHeld: false, rivals: [] }, null],
    [letter, { isHeld: false, rivals: [] }, 'letter'],
    [code, { isHeld: true, rivals: [] }, 'claimed'],
    [letter, { isHeld: true, rivals: [code, letter] }, 'claimed'],
    // Papers that nobody has looked at hold up no code; another code does.
    [code, { isHeld: false, rivals: [letter] }, null],
    [code, { isHeld: false, rivals: [disowned] }, null],
    [code, { isHeld: false, rivals: [letter, text] }, 'competing'],
    [letter, { isHeld: false, rivals: [letter] }, 'competing'],
    [disowned, { isHeld: false, rivals: [] }, 'disowned'],
    [disowned, { isHeld: true, rivals: [] }, 'claimed'],
  ] as const)('as %o beside %o waits because of: %s', (shown, beside, because) => {
    expect(waitsBecause(shown, beside)).toBe(because)
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
