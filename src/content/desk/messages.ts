import type { AnswerWay, CloseReason, InquiryKind, NeededWhen } from '#domain/inquiries/inquiry.ts'

/** No word here may say what kind of place it is. */
const answerWords = {
  en: (phone: string) => `The place you asked about has answered. Call ${phone}.`,
  es: (phone: string) => `El lugar por el que preguntó ha contestado. Llame al ${phone}.`,
}

export const messagesWords = {
  title: 'Messages',
  description: 'Questions about a bed, and corrections, sent from the pages of your houses.',
  lead: 'What people sent from the pages of your houses. They see when you opened it and when you answered.',
  leadAlliance: 'Corrections that people sent from the pages of residences. The house gets them too.',
  empty: {
    all: { title: 'No messages yet', text: 'Questions about a bed arrive here, and you get an email that says so.' },
    part: { title: 'Nothing here', text: 'No message is in this part of the list.' },
  },
  waitingList: 'Waiting lists',
  totals: {
    waiting: 'Waiting for an answer',
    half: 'Half of first answers came within',
    answered: 'Answered in 30 days',
    none: 'Not yet',
  },
  filters: {
    status: 'Which messages',
    residence: 'Which house',
    everyResidence: 'All houses',
    choose: { label: 'Residence', all: 'All residences', show: 'Show' },
    parts: { all: 'All', waiting: 'Waiting', mine: 'Mine', answered: 'Answered', closed: 'Closed' },
  },
  kinds: { bed: 'Asked about a bed', correction: 'Suggested a correction' } satisfies Record<InquiryKind, string>,
  needed: {
    tonight: 'Needed tonight',
    this_week: 'Needed this week',
    later: 'Needed later',
  } satisfies Record<NeededWhen, string>,
  ways: { text: 'Text', call: 'Call', email: 'Email' } satisfies Record<AnswerWay, string>,
  noReach: 'No answer wanted',
  spanish: 'Wrote in Spanish',
  quiet:
    'When you text or leave a message, say only “The place you asked about has answered.” The buttons write that for you.',
  answer: answerWords,
  subject: { en: 'An answer to your question', es: 'Una respuesta a su pregunta' },
  status: {
    new: 'New',
    read: 'Read',
    mine: 'You are on it',
    theirs: (name: string) => `${name} is on it`,
    answered: (name: string) => `Answered by ${name}`,
    after: (time: string) => `first answer after ${time}`,
    closed: (name: string) => `Closed by ${name}`,
  },
  chosen: 'They chose this house: they wrote that you have a bed for them.',
  done: { bed: 'I have answered', correction: 'It is dealt with' } satisfies Record<InquiryKind, string>,
  said: {
    answered: 'Marked answered',
    reopen: 'Open again',
    take: 'It is yours',
    give_back: 'Given back',
    close: 'Closed',
    note: 'Note saved',
    list: 'On the waiting list',
  },
  reopen: 'Not answered yet',
  openAgain: 'Open it again',
  take: 'I take this one',
  giveBack: 'Give it back',
  giveBackFor: (name: string) => `Give it back for ${name}`,
  more: 'More',
  note: {
    label: 'Note for your team',
    help: 'Initials and plans. Never a name or a health word. It goes when the sender deletes the message.',
    save: 'Save note',
    kept: 'Team note:',
  },
  close: {
    label: 'Close without an answer',
    choose: 'Choose why',
    submit: 'Close it',
    reasons: {
      moved_in: 'They moved in',
      no_bed: 'No bed for them',
      not_reached: 'Could not reach them',
      not_needed: 'They have a place in another home',
    } satisfies Record<CloseReason, string>,
  },
  list: {
    submit: 'Put on the waiting list',
    forWhom: 'Who is the bed for?',
    choose: 'Choose one',
    place: (place: number) => `On the waiting list, place ${place}`,
  },
  hold: 'Hold a bed for them',
  kept: 'Whoever wrote it can delete it at any time. We delete it after 90 days, or 30 days after they left the waiting list.',
  next: 'Next page',
  start: 'Back to the start',
  pages: 'Pages',
  didNotWork: 'That did not work.',
} as const

export type MessagesWords = typeof messagesWords
