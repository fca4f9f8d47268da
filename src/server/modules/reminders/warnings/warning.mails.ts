import { describeReminded, describeStanding } from '#domain/reminders/reminder-words.ts'
import { listWays, type Question } from '#server/modules/reminders/reminder.mails.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

type WarningContext = { board: string; stopUrl: string }

/** Sent the day before a number gets too old to be shown. Without questions the board asks them. */
export function writeWarningMail(
  residences: readonly string[],
  questions: readonly Question[],
  around: WarningContext,
): MailText {
  const [first = '', ...more] = residences
  const subject = more.length === 0 ? `${first} goes dark tomorrow` : `${residences.length} houses go dark tomorrow`
  return writeMail({
    subject,
    paragraphs: [
      `${listWords(residences)}: nobody has confirmed the number for 6 days. Tomorrow we stop showing it, and callers see “Call to ask”.`,
      'One answer keeps it on the list. Is the number still right?',
    ],
    sections: questions.map(({ asked, links }) => ({
      title: more.length === 0 ? describeReminded(asked) : `${describeReminded(asked)} (${asked.city})`,
      words: describeStanding('This house', asked),
      links: listWays(asked, links),
    })),
    ...(questions.length === 0 && { action: { label: 'Open your board', href: around.board } }),
    closing: [
      'A link opens a page, and one button there says the number. You do not need to sign in. Each link works once, within 24 hours, so please keep them to yourself.',
      'You get this also with reminders off, at most once for each number.',
    ],
    stop: { label: 'Stop these emails', href: around.stopUrl },
  })
}

function listWords(residences: readonly string[]): string {
  const [shown, rest] = [residences.slice(0, 5), residences.length - 5]
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}
