import type { BoardGroup } from '#contract/board.ts'
import {
  type AskedBeds,
  bedsWords,
  linkWords,
  placeWords,
  questionWords,
  type ReminderLinks,
  saidWords,
} from '#domain/reminder-words.ts'
import { type Letter, writeLetter } from '#server/plumbing/letter.ts'

/** The reminder as a mail. */
export function reminderLetter(asked: AskedBeds & Pick<BoardGroup, 'saidAt'>, links: ReminderLinks, now: Date): Letter {
  const words = linkWords(asked.open)
  const place = placeWords(asked)
  const change = { label: words.change, href: links.change }
  const ways = [
    ...(links.yes === null ? [] : [{ label: words.yes, href: links.yes }]),
    ...(links.yes === null ? [change] : []),
    ...(links.full === null ? [] : [{ label: words.full, href: links.full }]),
    ...(links.yes === null ? [] : [change]),
  ]
  const [action, ...others] = ways
  return writeLetter({
    subject: `${place}: ${questionWords(asked.open)}`,
    paragraphs: [
      asked.open === null
        ? `${place} has said no number yet. How many beds are open tonight?`
        : `${place} has ${bedsWords(asked.open)}. ${saidWords(asked.saidAt, now)} Is that still right?`,
    ],
    ...(action && { action }),
    others,
    closing: [
      'One tap opens a page with one button. You do not need to sign in. Each link works once, within 24 hours.',
      'Whoever has these links can say this number, so please keep them to yourself.',
      'The owner of your organization chose you for this mail and can take you off.',
    ],
    signature: 'The housing directory',
  })
}
