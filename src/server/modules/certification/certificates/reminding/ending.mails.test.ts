import { expect, it } from 'vitest'
import { checkInMail, type MailAround, writeEndingMail, writeUnconfirmedMail } from './ending.mails.ts'

const facts = { number: 'VA-1', residence: 'Alder House', city: 'Richmond', endsOn: '2026-12-20', daysLeft: 7 }
const around = (reader: MailAround['reader']) => ({ baseUrl: 'https://homes.example', affiliate: 'VARR', reader })

it('names each certificate up to a hundred, and how many more there are, whatever the mail is about', () => {
  const many = Array.from({ length: 101 }, () => Object.assign({ as: 'moved' as const }, facts))
  for (const write of [writeEndingMail, checkInMail, writeUnconfirmedMail]) {
    const { subject, text } = write(many, around('affiliate'))
    expect(subject).toMatch(/^101 /)
    expect(text.match(/Certificate VA-1\./g)).toHaveLength(100)
    expect(text).toContain('And 1 more.')
  }
})

it('leads each reader to where they do something about it', () => {
  const { subject, text } = checkInMail([facts], around('operator'))
  expect(subject).toBe('The check-in of Alder House is due by Dec 20, 2026')
  expect(text).toContain('https://homes.example/workspace/certification')
  expect(writeEndingMail([facts], around('affiliate')).text).toContain(
    'https://homes.example/affiliate/homes?show=ending',
  )
})
