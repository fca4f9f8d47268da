import type { BoardGroup } from '#contract/beds/board.ts'
import {
  type AskedBeds,
  buildLinkLabels,
  describeQuestion,
  describeReminded,
  describeSaid,
  describeStanding,
  type ReminderLinks,
} from '#domain/reminders/reminder-words.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export type Question = { asked: AskedBeds & Pick<BoardGroup, 'saidAt'>; links: ReminderLinks }

type ReminderContext = { now: Date; stopUrl: string }

export function writeReminderMail(questions: readonly Question[], { now, stopUrl }: ReminderContext): MailText {
  const [only, ...more] = questions
  if (only && more.length === 0) return writeMailOfOne(only, { now, stopUrl })
  const residences = new Set(questions.map(({ asked }) => `${asked.residence}, ${asked.city}`)).size
  return writeMail({
    subject: `${residences === 1 ? (only?.asked.residence ?? '') : `Your ${residences} houses`}: ${questions.length} numbers, still right?`,
    paragraphs: ['Is each of these numbers still right?'],
    sections: questions.map(({ asked, links }) => ({
      title: residences === 1 ? describeReminded(asked) : `${describeReminded(asked)} (${asked.city})`,
      words: writeStanding(asked, now, 'This house'),
      links: listWays(asked, links),
    })),
    closing: writeClosing('Each link is for one number of one house and works once, within 24 hours.'),
    stop: stopWords(stopUrl),
  })
}

export function writeBoardMail(numbers: number, { board, stopUrl }: { board: string; stopUrl: string }): MailText {
  return writeMail({
    subject: `${numbers} numbers, still right?`,
    paragraphs: ['Your houses have more numbers than one email can ask about. Look at them on your board.'],
    action: { label: 'Open your board', href: board },
    closing: [chosen],
    stop: stopWords(stopUrl),
  })
}

function writeMailOfOne({ asked, links }: Question, { now, stopUrl }: ReminderContext): MailText {
  const place = describeReminded(asked)
  return writeMail({
    subject: `${place}: ${describeQuestion(asked.open)}`,
    headline: asked.residence,
    paragraphs: [`${writeStanding(asked, now, asked.residence)}${asked.open === null ? '' : ' Is that still right?'}`],
    choices: listWays(asked, links),
    closing: writeClosing('Each link works once, within 24 hours.'),
    stop: stopWords(stopUrl),
  })
}

function writeStanding(asked: Question['asked'], now: Date, residence: string): string {
  const next = asked.open === null ? 'How many beds are open tonight?' : describeSaid(asked.saidAt, now)
  return `${describeStanding(residence, asked)} ${next}`
}

export function listWays({ open }: AskedBeds, { yes, full, change }: ReminderLinks) {
  const words = buildLinkLabels(open)
  const [said, none] = [
    yes === null ? [] : [{ label: words.yes, href: yes }],
    full === null ? [] : [{ label: words.full, href: full }],
  ]
  const other = { label: words.change, href: change }
  return yes === null ? [other, ...none] : [...said, ...none, other]
}

const chosen = 'The owner of your organization chose you for this email.'
const stopWords = (href: string) => ({ label: 'Stop these emails', href })

const writeClosing = (once: string) => [
  `A link opens a page, and one button there says the number. You do not need to sign in. ${once}`,
  'Whoever has these links can say these numbers, so please keep them to yourself.',
  chosen,
]
