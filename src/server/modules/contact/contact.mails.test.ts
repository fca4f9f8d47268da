import { describe, expect, it } from 'vitest'
import { writeMessageMail, writeReceiptMail } from './contact.mails.ts'
import { buildMessageRef } from './message-ref.rules.ts'

const message = {
  firstName: 'Sam<b>',
  lastName: 'Reed',
  email: 'sam@home.example',
  phone: '555-0142',
  facilityName: '',
  stateId: 'AR',
  message: 'Is there a bed?\n<script>alert(1)</script>',
}

describe('the mail to the support inbox', () => {
  const mail = writeMessageMail(message, { ref: 'K4M2-7QXA', inboxUrl: 'https://homes.example/staff/inbox/1' })

  it('holds the whole message and the way to answer it', () => {
    for (const words of [
      'Sam<b> Reed',
      'sam@home.example',
      '555-0142',
      'State: AR',
      '> Is there a bed?',
      'K4M2-7QXA',
    ]) {
      expect(mail.text).toContain(words)
    }
    expect(mail.text).toContain('https://homes.example/staff/inbox/1')
    expect(mail.html).not.toMatch(/<script|Sam<b>/)
  })

  it('says nothing about the sender in its subject', () => {
    expect(mail.subject).toBe('Message from the contact form (K4M2-7QXA)')
  })
})

describe('the mail to the sender', () => {
  const mail = writeReceiptMail('K4M2-7QXA')

  it('thanks in the words of the page, with the reference', () => {
    expect(mail.subject).toBe('We got your message')
    const words = mail.text.replaceAll('\n', ' ')
    expect(words).toContain("Thank you for contacting us. We'll get back to you within 24 hours.")
    expect(words).toContain('K4M2-7QXA')
  })

  it('says nothing about anybody’s health', () => {
    expect(mail.text + mail.subject).not.toMatch(/sober|addict|recover[^y]|treatment|patient|resident/i)
  })
})

describe('a reference', () => {
  it('is eight signs nobody confuses, from the random start of the id', () => {
    expect(buildMessageRef('00000000-0000-4000-8000-000000000000')).toBe('0000-0000')
    expect(buildMessageRef('ffffffff-ff00-4000-8000-000000000000')).toBe('ZZZZ-ZZZZ')
    expect(buildMessageRef('00443214-c74a-4000-8000-000000000000')).toBe('0123-4567')
    expect(buildMessageRef('8d1f0c9a-5b77-4e21-9d3c-2f6a1b0c4d5e')).toMatch(
      /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    )
  })
})
