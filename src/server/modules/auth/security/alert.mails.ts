import type { SecurityAlert } from '#domain/people/security-alerts.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export function writeAlertMail(alert: SecurityAlert, events: number, baseUrl: string): MailText {
  return writeMail({
    subject: 'Security: somebody may be attacking the site',
    paragraphs: [alert.words],
    facts: [
      ['In the last hour', `${events} events`],
      ['We write from', String(alert.atLeast)],
    ],
    action: { label: 'See what happened', href: `${baseUrl}/staff/security?kind=${alert.kinds[0]}` },
    closing: ['For the same reason we write again after an hour at the earliest.'],
  })
}
