import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { pingDays, type WaitingEnd, waitingRetentionDays } from '#domain/waiting/waiting.ts'

/** No word here may say what kind of place it is. */
const again = {
  en: (phone: string) => `Do you still want the place you asked about? Please answer yes or no, or call ${phone}.`,
  es: (phone: string) => `¿Todavía quiere el lugar por el que preguntó? Conteste sí o no, o llame al ${phone}.`,
}
const offer = {
  en: (phone: string) => `There is news about the place you asked about. Call ${phone}.`,
  es: (phone: string) => `Hay noticias del lugar por el que preguntó. Llame al ${phone}.`,
}

export const waitingWords = {
  title: 'Waiting lists',
  description: 'Who waits for a bed in your houses, in their order, and who is to be asked again.',
  lead: 'Who waits for a bed, first come first served.',
  asksBy: (ways: readonly AnswerWay[]) =>
    ways.includes('text')
      ? 'We email or text people now and then to ask if they still want a place. You ask who wants a call.'
      : 'We email people now and then to ask if they still want a place. You ask who wants a text or a call.',
  messages: 'Messages',
  archived: (residence: string) => `${residence} (archived)`,
  residences: 'Your houses',
  choose: { label: 'Residence', all: 'All residences', show: 'Show' },
  noResidences: { title: 'No residences yet', text: 'Add a house first. Then you can keep a list for it.' },
  counts: {
    waiting: (people: number) => (people === 0 ? 'Nobody waits' : formatCount(people, 'waits', 'wait')),
    due: (people: number) => (people === 1 ? 'Check in with 1 person' : `Check in with ${people} people`),
  },
  keeps: {
    yes: 'Its public page says that it keeps a list, and lets people join it.',
    no: 'Its public page does not say that it keeps a list.',
    change: 'Change that',
  },
  empty: { title: 'Nobody waits here', text: 'Add somebody by hand, or from a message.' },
  due: {
    text: 'It is time for you to ask if they still want a place. Write or call, then say here what you heard.',
    others: (days: number, ways: readonly AnswerWay[]) =>
      `${ways.includes('text') ? 'We email or text people ourselves' : 'We email people ourselves'} and put here who leaves two questions unanswered. The others come here ${days} days after you last asked or heard from them. People with an offer are not asked.`,
    silent: (times: number, way: AnswerWay) =>
      `${times === 2 ? 'Asked twice' : `Asked ${times} times`}, no answer: ${way === 'email' ? 'write to them yourself' : 'call them'}`,
    asked: 'I have asked',
    yes: 'Still wants it',
    no: 'No longer',
  },
  ways: { text: 'Text', call: 'Call', email: 'Email' } satisfies Record<AnswerWay, string>,
  noReach: '',
  again,
  offer,
  subject: { en: 'About the place you asked about', es: 'Sobre el lugar por el que preguntó' },
  row: {
    place: (place: number) => `Place ${place}`,
    nobody: 'No name given',
    since: 'Since',
    from: 'Wanted from',
    offered: 'Offered',
    heard: (days: number) =>
      days === 0
        ? 'Last contact in the last 24 hours'
        : days === 1
          ? 'Last contact a day ago'
          : `Last contact ${days} days ago`,
    unheard: (days: number) => `No reply for ${days} days`,
    asked: (times: number) =>
      times === 1 ? 'Asked once since' : times === 2 ? 'Asked twice since' : `Asked ${times} times since`,
    spanish: 'Speaks Spanish',
    byMessage: 'Came by a message',
  },
  acts: {
    offered: 'Offer a bed',
    notOffered: 'Take the offer back',
    movedIn: 'Moved in',
    gone: 'No longer waits',
    putBack: 'Put back',
    remove: 'Delete now',
    more: 'More',
  },
  move: {
    title: 'Move',
    to: 'To place',
    reason: 'Why',
    help: 'It stays in the history. Never a name or a health word.',
    submit: 'Move',
  },
  person: {
    title: 'Change',
    name: 'Nickname or initials',
    ways: { text: 'Text', call: 'Call', email: 'Email' } satisfies Record<AnswerWay, string>,
    by: 'Reach them by',
    reach: 'Number or email',
    from: 'Wanted from',
    note: 'Note',
    noteHelp: 'Initials and plans. Never a health word.',
    forWhom: 'Who is the bed for?',
    choose: 'Choose one',
    spanish: 'Speaks Spanish',
    save: 'Save',
  },
  add: { title: 'Add somebody', submit: 'Add to the list' },
  left: {
    title: 'Left the list',
    text: `We delete these ${waitingRetentionDays.left} days after they left.`,
    ends: { moved_in: 'Moved in', gone: 'No longer waits', said_no: 'Said no' } satisfies Record<WaitingEnd, string>,
  },
  settings: {
    title: 'How this list is kept',
    days: 'Check in every so many days',
    daysHelp: `${pingDays.least} to ${pingDays.most}. Who leaves two questions unanswered comes to “Check in”. Nobody is deleted before ${waitingRetentionDays.unheard} days.`,
    shows: 'Say on the public page how many wait',
    save: 'Save',
  },
  said: {
    add: 'Added to the list',
    change: 'Saved',
    settings: 'Saved',
    move: 'Moved',
    offered: 'Marked as offered',
    not_offered: 'Offer taken back',
    moved_in: 'Moved in',
    gone: 'Off the list',
    put_back: 'Back on the list',
    delete: 'Deleted',
    asked: 'Noted that you asked',
    heard: 'They keep their place',
  },
} as const

export type WaitingWords = typeof waitingWords
