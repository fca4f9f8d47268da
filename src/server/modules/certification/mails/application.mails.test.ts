import { expect, it } from 'vitest'
import { applicationMailForms } from '#tests/support/desk/application-mail-forms.ts'
import { writeApplicationMail } from './application.mails.ts'

it('calls a decision with conditions what its state calls it, with the check-in and what is to be done', () => {
  const [, kind, facts] = applicationMailForms.find(([name]) => name === 'application decided, with conditions') ?? []
  if (!kind || !facts) throw new Error('There is no such mail.')
  const { subject, text } = writeApplicationMail(kind, facts)
  const said = text.replace(/\s+/g, ' ')
  expect(subject).toContain('conditional certificate')
  expect(said).toContain('It is a conditional certificate: it holds for a time')
  expect(said).toContain('After the check-in it can be extended once, by 90 days.')
  expect(said).toContain('checks in with you by April 28, 2027')
  expect(said).toContain('Before its last day the home needs the full certificate')
})
