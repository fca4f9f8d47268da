import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export function writeNotNeededMail({
  residenceName,
  messageUrl,
}: {
  residenceName: string
  messageUrl: string
}): MailText {
  return writeMail({
    subject: `A question about a bed at ${residenceName} is closed`,
    paragraphs: [
      `Somebody asked about a bed at ${residenceName} and at other houses at once. They have a place by now.`,
      'There is nothing to do. You can give the bed to somebody else.',
    ],
    action: { label: 'Open your messages', href: messageUrl },
    closing: ['The question stands among the closed ones until its sender deletes it.'],
  })
}
