import type { BoardGroup } from '#contract/desk/board.ts'
import {
  type AskedBeds,
  linkWords,
  placeWords,
  questionWords,
  type ReminderLinks,
  saidWords,
  standingWords,
} from '#domain/reminders/reminder-words.ts'
import { type Letter, writeLetter } from '#server/plumbing/mail/letter.ts'

export type Question = { asked: AskedBeds & Pick<BoardGroup, 'saidAt'>; links: ReminderLinks }

export function reminderLetter(questions: readonly Question[], now: Date): Letter {
  const [only, ...more] = questions
  if (only && more.length === 0) return letterOfOne(only, now)
  const residences = new Set(questions.map(({ asked }) => `${asked.residence}, ${asked.city}`)).size
  return writeLetter({
    subject: `${residences === 1 ? (only?.asked.residence ?? '') : `Your ${residences} houses`}: ${questions.length} numbers, still right?`,
    paragraphs: ['Is each of these numbers still right?'],
    sections: questions.map(({ asked, links }) => ({
      title: residences === 1 ? placeWords(asked) : `${placeWords(asked)} (${asked.city})`,
      words: standing(asked, now, 'This house'),
      links: waysOf(asked, links),
    })),
    closing: closing('Each link is for one number of one house and works once, within 24 hours.'),
    signature,
  })
}

export function boardLetter(numbers: number, board: string): Letter {
  return writeLetter({
    subject: `${numbers} numbers, still right?`,
    paragraphs: ['Your houses have more numbers than one email can ask about. Look at them on your board.'],
    action: { label: 'Open your board', href: board },
    closing: ['The owner of your organization chose you for this email and can take you off.'],
    signature,
  })
}

function letterOfOne({ asked, links }: Question, now: Date): Letter {
  const place = placeWords(asked)
  const [action, ...others] = waysOf(asked, links)
  return writeLetter({
    subject: `${place}: ${questionWords(asked.open)}`,
    paragraphs: [`${standing(asked, now, asked.residence)}${asked.open === null ? '' : ' Is that still right?'}`],
    ...(action && { action }),
    others,
    closing: closing('Each link works once, within 24 hours.'),
    signature,
  })
}

function standing(asked: Question['asked'], now: Date, residence: string): string {
  const next = asked.open === null ? 'How many beds are open tonight?' : saidWords(asked.saidAt, now)
  return `${standingWords(residence, asked)} ${next}`
}

function waysOf({ open }: AskedBeds, { yes, full, change }: ReminderLinks) {
  const words = linkWords(open)
  const [said, none] = [
    yes === null ? [] : [{ label: words.yes, href: yes }],
    full === null ? [] : [{ label: words.full, href: full }],
  ]
  const other = { label: words.change, href: change }
  return yes === null ? [other, ...none] : [...said, ...none, other]
}

const signature = 'The housing directory'

const closing = (once: string) => [
  `A link opens a page, and one button there says the number. You do not need to sign in. ${once}`,
  'Whoever has these links can say these numbers, so please keep them to yourself.',
  'The owner of your organization chose you for this email and can take you off.',
]
