import { expect, it } from 'vitest'
import { checkInMail, type MailAround, writeEndingMail, writeUnconfirmedMail } from './ending.mails.ts'
import { writeLapsedMail, writeLastDaysMail } from './lapsed.mails.ts'

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

it('speaks of one certificate as of one, and of several as of several', () => {
  const one = Object.assign({ as: 'moved' as const, renewableUntil: '2026-12-25' }, facts)
  const other = Object.assign({}, one, { number: 'VA-2', residence: 'Birch House' })
  const writers = [writeEndingMail, checkInMail, writeUnconfirmedMail, writeLapsedMail, writeLastDaysMail]
  for (const reader of ['operator', 'affiliate'] as const) {
    for (const write of writers) {
      const frame = (all: (typeof one)[]) => {
        const { subject, text } = write(all, around(reader))
        // Each house has a paragraph of its own, where it is one.
        return [subject, ...text.split('\n\n').filter((part) => !/^\S+ House|^Hello/.test(part))].join('\n')
      }
      expect(frame([one]), `${write.name} to the ${reader}`).not.toMatch(/\b(these|they|them|their|each)\b/i)
      expect(frame([one, other]), `${write.name} to the ${reader}`).not.toMatch(
        /\b(the certificate|it ended|its badge|renew it|confirms it|that the house|the house has)\b/i,
      )
    }
  }
})

it('sets those in their last days to renew apart from those that lapsed', () => {
  const both = [facts, facts].map((one) => Object.assign({ renewableUntil: '2026-12-25' }, one))
  expect(writeLapsedMail(both, around('operator')).subject).toBe('2 certificates have lapsed')
  const { subject, text } = writeLastDaysMail(both, around('operator'))
  expect(subject).toBe('The last days to renew 2 certificates')
  expect(text.replaceAll('\n', ' ')).toContain('Until Dec 25, 2026 an application still renews it under its number.')
})
