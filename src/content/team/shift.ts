import { formatCount } from '#domain/language/numbers.ts'
export const shiftWords = {
  title: 'Shift',
  description: 'What changed since you were last here, and what the last shift wrote for you.',
  lead: 'What the others did at your houses, and the note of the shift before you.',
  since: 'Since',
  seen: { button: 'I have read this', said: 'Read. The list begins anew.', didNotWork: 'Not noted' },
  none: { title: 'Nothing new', text: 'Nobody changed a number, held a bed or wrote a note since then.' },
  noHouses: { title: 'No house yet', text: 'As soon as there is a house, its shifts leave their notes here.' },
  notes: 'Note for the next shift',
  earlier: (count: number) => formatCount(count, 'note before', 'notes before'),
  you: 'you',
  changes: 'Beds',
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  questions: ({ waiting, asked, answered }: { waiting: number; asked: number; answered: number }) =>
    `Questions: ${formatCount(waiting, 'waits', 'wait')}. New: ${asked}. Answered: ${answered}.`,
  waitingList: ({ waiting, joined, left }: { waiting: number; joined: number; left: number }) =>
    `Waiting list: ${formatCount(waiting, 'waits', 'wait')}. Joined: ${joined}. Left: ${left}.`,
  toMessages: 'Messages',
  toList: 'Waiting list',
  toBoard: 'On the board',
  write: {
    open: 'Write a note',
    change: 'Change your note',
    label: 'What the next shift should know',
    help: 'Plans and initials, such as “Bed 4 is being painted. K. comes by bus at 8.” No full name, nothing about health.',
    save: 'Save the note',
    saving: 'Saving',
    said: 'Saved for the next shift.',
    didNotWork: 'Not saved',
    empty: 'Save it empty to take it out.',
    kept: (days: number) => `A note is deleted after ${days} days.`,
  },
  others: { title: 'Other houses', house: 'House', text: 'Nothing new there.' },
} as const

export type ShiftWords = typeof shiftWords
