import { describe, expect, it } from 'vitest'
import { type ClaimFacts, type ClaimLetterKind, claimLetter, codeLetter, codeText } from './claim-letters.ts'

const facts: ClaimFacts = {
  house: 'Harbor Row House in Conway, AR',
  claimant: 'Birch <House>',
  person: 'Nia Cole',
  holder: 'Cedar Homes',
  decider: 'The affiliate',
  reason: 'The lease\nhas ended.',
  way: 'phone',
  because: 'claimed',
  claimsUrl: 'https://homes.example/workspace/claims',
}

const kinds: readonly ClaimLetterKind[] = [
  ...(['waits-for-claimant', 'waits-for-decider', 'waits-for-holder', 'approved-for-claimant'] as const),
  ...(['approved-for-holder', 'proved-for-decider', 'decided-for-decider', 'refused-for-claimant'] as const),
  ...(['refused-for-decider', 'refused-beside', 'stays-with-holder', 'withdrawn', 'objected-for-decider'] as const),
  ...(['undone-for-claimant', 'undone-for-holder', 'overdue'] as const),
]

describe('a letter about a claim', () => {
  it.each(kinds)('%s names the house and leads to the claims, in words that name no one’s health', (kind) => {
    const { subject, text, html } = claimLetter(kind, facts)
    expect(subject).toContain(facts.house)
    expect(subject.length).toBeLessThanOrEqual(120)
    expect(text).toContain(facts.claimsUrl)
    expect(text).not.toMatch(/undefined|recovery|sober|addict/i)
    expect(html).not.toContain('Birch <House>')
    expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('http'))).toEqual([])
  })

  it.each(['approved-for-claimant', 'approved-for-holder'] as const)('%s needs no reason', (kind) => {
    expect(claimLetter(kind, { ...facts, reason: '' }).text).not.toMatch(/says?:|^>/m)
  })

  it('with a code says it first, how long it works, and to whom not to give it', () => {
    const words = { house: facts.house, code: '012345' }
    expect(codeLetter(words).subject).toMatch(/^012345 /)
    expect(codeText(words)).toBe(
      '012345 is your code for the page of Harbor Row House in Conway, AR. It works for 10 minutes. Give it to nobody you do not know.',
    )
    expect(codeText(words).length).toBeLessThanOrEqual(160)
  })
})
