import { describe, expect, it } from 'vitest'
import { type ClaimFacts, claimLetter, claimLetterKinds } from './claim.mails.ts'
import { type CodeFacts, codeLetter, codeText } from './code.mails.ts'

const facts: ClaimFacts = {
  house: 'Harbor Row House in Conway, AR',
  claimant: 'Birch <House>',
  person: 'Nia Cole',
  holder: 'Cedar Homes',
  decider: 'The affiliate',
  reason: 'The lease\nhas ended.',
  winner: 'Cedar Homes',
  waiting: '',
  way: 'phone',
  because: 'claimed',
  canReply: true,
  claimUrl: 'https://homes.example/workspace/claims',
}

describe('a letter about a claim', () => {
  it.each(claimLetterKinds)(
    '%s names the house and leads to the claims, in words that name no one’s health',
    (kind) => {
      const { subject, text, html } = claimLetter(kind, facts)
      expect(subject).toContain(facts.house)
      expect(subject.length).toBeLessThanOrEqual(120)
      expect(text).toContain(facts.claimUrl)
      expect(text).not.toMatch(/undefined|recovery|sober|addict/i)
      expect(html).not.toContain('Birch <House>')
      expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('http'))).toEqual([])
    },
  )

  it.each(claimLetterKinds)('%s calls the alliance the same everywhere', (kind) => {
    const { subject, text } = claimLetter(kind, { ...facts, decider: 'the alliance' })
    expect(subject).not.toContain('alliance')
    const flat = text.replace(/[ \n>]+/g, ' ')
    expect(flat).not.toMatch(/(^|[.!?] )the alliance|[^.!?] The alliance/)
  })

  it.each(['approved-for-claimant', 'approved-for-holder'] as const)('%s needs no reason', (kind) => {
    expect(claimLetter(kind, { ...facts, reason: '' }).text).not.toMatch(/says?:|^>/m)
  })

  it('of another claim that waits leads to the page where it is, not to the one that is decided', () => {
    const claimUrl = `${facts.claimUrl}#claim-0f1e`
    const linkIn = (waiting: string) =>
      /https:\S+/.exec(claimLetter('proved-for-decider', { ...facts, claimUrl, waiting }).text)?.[0]
    expect([linkIn(''), linkIn('Cedar Homes')]).toEqual([claimUrl, facts.claimUrl])
  })

  it.each(['withdrawn', 'stays-with-holder', 'refused-for-decider'] as const)(
    '%s says that there is nothing to do only where nobody else waits',
    (kind) => {
      const words = (waiting: string) => claimLetter(kind, { ...facts, waiting }).text.replace(/\s+/g, ' ')
      expect(words('')).toMatch(/there is nothing to do\./i)
      expect(words('Cedar Homes')).not.toMatch(/nothing/i)
    },
  )

  it.each(['approved-for-holder', 'refused-for-claimant', 'undone-for-claimant', 'refused-beside'] as const)(
    '%s says that an answer to it is read, where it is, and by whom',
    (kind) => {
      const flat = (canReply: boolean) => claimLetter(kind, { ...facts, canReply }).text.replace(/\s+/g, ' ')
      expect(flat(true)).toContain('Reply to this email: it goes to The affiliate.')
      expect(flat(false)).not.toMatch(/reply/i)
    },
  )
})

const code: CodeFacts = {
  house: facts.house,
  houseUrl: 'https://homes.example/residences/harbor',
  code: '012345',
  person: 'Robin Sample',
  organization: 'First Key Recovery Homes',
  decider: 'The affiliate',
  stopUrl: `https://homes.example/not-us/${'k'.repeat(40)}`,
}

describe('a code', () => {
  it('is in its mail and not in the subject, with who asks, the page it is about, and the way to say “This is not us”', () => {
    const { subject, text, html } = codeLetter(code)
    const flat = text.replace(/\s+/g, ' ')
    expect(subject).toBe('A code for Harbor Row House in Conway, AR')
    expect(flat).toContain(
      'Robin Sample of First Key Recovery Homes says that Harbor Row House in Conway, AR is theirs',
    )
    expect(subject).not.toContain('012345')
    expect(flat).toContain('Code: 012345')
    expect(flat).toContain('for 10 minutes')
    expect(text).toContain(`This is not us:\n${code.stopUrl}`)
    expect(text).toContain(code.houseUrl)
    expect(html).toContain(`href="${code.stopUrl}"`)
  })

  it('as a text says the same in no more than two', () => {
    expect(codeText(code)).toBe(
      `012345 is the code that hands over the listing of Harbor Row House in Conway, AR. Robin Sample of First Key Recovery Homes asked for it. Give it to no one you do not know. Not you? ${code.stopUrl}`,
    )
    const long = 'x'.repeat(200)
    expect(codeText({ ...code, house: long, person: long, organization: long }).length).toBeLessThanOrEqual(306)
  })

  it('carries no link, no line and no markup of the asker’s own', () => {
    const asker = { person: 'Robin\r\nBcc: all@evil.example', organization: '<a href="https://evil.example">Win</a>' }
    const { subject, text, html } = codeLetter({ ...code, ...asker })
    const all = `${subject}${text}${html}${codeText({ ...code, ...asker })}`
    expect(all).not.toMatch(/evil\.example|@evil|\nBcc|<a href="https:\/\/evil/)
    expect(all).toContain('Robin Bcc: all evil example')
  })
})
