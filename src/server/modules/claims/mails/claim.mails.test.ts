import { describe, expect, it } from 'vitest'
import { type CodeFacts, writeCodeMail, writeCodeText } from '#server/modules/claims/codes/code.mails.ts'
import { claimMailForms } from '#tests/support/desk/claim-mail-forms.ts'
import { type ClaimFacts, writeClaimMail } from './claim.mails.ts'

const facts: ClaimFacts = {
  reader: 'claimant',
  cause: 'shown',
  residence: 'Harbor Row House in Conway, AR',
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

describe('a mail about a claim', () => {
  it.each(claimMailForms)(
    '%s to the %s (%s) names the house and leads to the claims, in words that name no one’s health',
    (kind, reader, cause) => {
      const { subject, text, html } = writeClaimMail(kind, { ...facts, reader, cause })
      expect(subject).toContain(facts.residence)
      expect(subject.length).toBeLessThanOrEqual(120)
      expect(text).toContain(facts.claimUrl)
      expect(text).not.toMatch(/undefined|recovery|sober|addict/i)
      expect(html).not.toContain('Birch <House>')
      expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('http'))).toEqual([])
    },
  )

  it.each(claimMailForms)('%s to the %s (%s) calls the alliance the same everywhere', (kind, reader, cause) => {
    const { subject, text } = writeClaimMail(kind, { ...facts, reader, cause, decider: 'the alliance' })
    expect(subject).not.toContain('alliance')
    const flat = text.replace(/[ \n>]+/g, ' ')
    expect(flat).not.toMatch(/(^|[.!?] )the alliance|[^.!?] The alliance/)
  })

  it.each([
    ['yours', 'claimant'],
    ['gone', 'holder'],
  ] as const)('%s needs no reason', (kind, reader) => {
    const { text } = writeClaimMail(kind, { ...facts, reader, cause: 'approved', reason: '' })
    expect(text).not.toMatch(/says?:|^>/m)
  })

  it('of another claim that waits leads to the page where it is, not to the one that is decided', () => {
    const claimUrl = `${facts.claimUrl}#claim-0f1e`
    const linkIn = (waiting: string) =>
      /https:\S+/.exec(writeClaimMail('decided', { ...facts, cause: 'code', claimUrl, waiting }).text)?.[0]
    expect([linkIn(''), linkIn('Cedar Homes')]).toEqual([claimUrl, facts.claimUrl])
  })

  it.each([
    ['ended', 'withdrawn'],
    ['ended', 'stays'],
    ['decided', 'refused'],
    ['decided', 'code'],
  ] as const)('%s (%s) says that there is nothing to do only where nobody else waits', (kind, cause) => {
    const words = (waiting: string) => writeClaimMail(kind, { ...facts, cause, waiting }).text.replace(/\s+/g, ' ')
    expect(words('')).toMatch(/there is nothing to do\./i)
    expect(words('Cedar Homes')).not.toMatch(/nothing/i)
  })

  it.each([
    ['gone', 'holder', 'approved'],
    ['gone', 'claimant', 'undone'],
    ['refused', 'claimant', 'refused'],
    ['refused', 'claimant', 'approved'],
  ] as const)(
    '%s to the %s (%s) says that an answer to it is read, where it is, and by whom',
    (kind, reader, cause) => {
      const flat = (canReply: boolean) =>
        writeClaimMail(kind, { ...facts, reader, cause, canReply }).text.replace(/\s+/g, ' ')
      expect(flat(true)).toContain('Reply to this email: it goes to The affiliate.')
      expect(flat(false)).not.toMatch(/reply/i)
    },
  )

  it.each([
    ['waits', 'shown', /They have 7 days to decide\. .*You can withdraw the claim at any time/],
    ['yours', 'undone', /It is back on your desk, with its beds/],
    ['gone', 'approved', /For 30 days they can undo it\. You can also claim the house back/],
    ['gone', 'undone', /You can claim it again/],
    ['refused', 'refused', /You can claim it again, with papers that answer this/],
    ['refused', 'code', /typed a code .* your claim has ended.* You can claim the house again/],
    ['decided', 'code', /If it is wrong, you can undo it for 30 days/],
    ['rival', 'code', /Your claim is not lost/],
    ['rival', 'idle', /A code that we send to the listing’s own email or phone is the fastest way/],
    ['disowned', 'shown', /Codes no longer work for your claim.* show papers/],
    ['disowned', 'handed-over', /still on your desk\. .* can undo the hand-over for 30 days after it/],
    ['overdue', 'shown', /From now on the alliance may decide as well, and was told/],
  ] as const)('%s (%s) says what comes next, and till when', (kind, cause, next) => {
    expect(writeClaimMail(kind, { ...facts, cause }).text.replace(/\s+/g, ' ')).toMatch(next)
  })
})

const code: CodeFacts = {
  residence: facts.residence,
  residenceUrl: 'https://homes.example/residences/harbor',
  code: '012345',
  person: 'Robin Sample',
  organization: 'First Key Recovery Homes',
  decider: 'The affiliate',
  needsDecision: false,
  stopUrl: `https://homes.example/not-us/${'k'.repeat(40)}`,
}

describe('a code', () => {
  it('is in its mail and not in the subject, with who asks, the page it is about, and the way to say “This is not us”', () => {
    const { subject, text, html } = writeCodeMail(code)
    const flat = text.replace(/\s+/g, ' ')
    expect(subject).toBe('A code for Harbor Row House in Conway, AR')
    expect(flat).toContain(
      'Robin Sample of First Key Recovery Homes wants to manage Harbor Row House in Conway, AR and asked for this code',
    )
    expect(subject).not.toContain('012345')
    expect(flat).toContain('Code: 012345')
    expect(flat).toContain('for 10 minutes')
    expect(text).toContain(`This is not us:\n${code.stopUrl}`)
    expect(text).toContain(code.residenceUrl)
    expect(html).toContain(`href="${code.stopUrl}"`)
  })

  it('promises no page where the decider has to decide', () => {
    const flat = writeCodeMail({ ...code, needsDecision: true }).text.replace(/\s+/g, ' ')
    expect(flat).toContain('After that The affiliate decides who gets the page')
    expect(`${flat} ${writeCodeText({ ...code, needsDecision: true })}`).not.toMatch(/Whoever types|hands over/)
  })

  it('as a text says the same in no more than two', () => {
    expect(writeCodeText(code)).toBe(
      `012345 is the code that hands over the listing of Harbor Row House in Conway, AR. Robin Sample of First Key Recovery Homes asked for it. Give it to no one you do not know. Not you? ${code.stopUrl}`,
    )
    const long = 'x'.repeat(200)
    expect(writeCodeText({ ...code, residence: long, person: long, organization: long }).length).toBeLessThanOrEqual(
      306,
    )
  })

  it('carries no link, no line and no markup of the asker’s own', () => {
    const asker = { person: 'Robin\r\nBcc: all@evil.example', organization: '<a href="https://evil.example">Win</a>' }
    const { subject, text, html } = writeCodeMail({ ...code, ...asker })
    const all = `${subject}${text}${html}${writeCodeText({ ...code, ...asker })}`
    expect(all).not.toMatch(/evil\.example|@evil|\nBcc|<a href="https:\/\/evil/)
    expect(all).toContain('Robin Bcc: all evil example')
  })
})

it.each([
  ['approved', true],
  ['code', true],
  ['undone', false],
] as const)('tells the new operator that a certificate waits: %s', (cause, waits) => {
  const text = writeClaimMail('yours', { ...facts, cause }).text.replace(/\s+/g, ' ')
  expect(text.includes('its certificate waits until the affiliate of its state confirms it')).toBe(waits)
})
