import {
  type AnswerWay,
  type CloseReason,
  type InquiryKind,
  inquiryDays,
  type NeededWhen,
} from '#domain/inquiries/inquiry.ts'
import type { ReplyForm } from '#domain/inquiries/reply.ts'
import { waitingRetentionDays } from '#domain/waiting/waiting.ts'

/** No word here may say what kind of place it is. */
const answerWords = {
  en: (phone: string) => `The place you asked about has answered. Call ${phone}.`,
  es: (phone: string) => `El lugar por el que preguntó ha contestado. Llame al ${phone}.`,
}

const replyStarts = {
  en: {
    open: (phone) => `The place you asked about has answered: there is room now. Please call us at ${phone}.`,
    full: (phone) =>
      `The place you asked about has answered: it is full now. Do you want to be on the waiting list? Please call us at ${phone}.`,
    more: (phone) =>
      `The place you asked about has answered: we need to know a little more. Please call us at ${phone}.`,
  },
  es: {
    open: (phone) => `El lugar por el que preguntó ha contestado: ahora hay espacio. Llámenos, por favor, al ${phone}.`,
    full: (phone) =>
      `El lugar por el que preguntó ha contestado: ahora está lleno. ¿Quiere estar en la lista de espera? Llámenos, por favor, al ${phone}.`,
    more: (phone) =>
      `El lugar por el que preguntó ha contestado: necesitamos saber un poco más. Llámenos, por favor, al ${phone}.`,
  },
} satisfies Record<'en' | 'es', Record<ReplyForm, (phone: string) => string>>

export const messagesWords = {
  title: 'Messages',
  description: 'Questions about a bed, and corrections, sent from the pages of your houses.',
  lead: 'What people sent from the pages of your houses. They see when somebody opened it and when it was answered.',
  leadAlliance:
    'Corrections that people sent from the pages of residences. The house gets them too, where somebody keeps its page.',
  empty: {
    all: {
      title: 'Nothing waits for an answer',
      text: 'Questions about a bed arrive here, and you get an email that says so.',
    },
    part: { title: 'Nothing here', text: 'No message is in this part of the list.' },
  },
  waitingList: 'Waiting lists',
  archived: (residence: string) => `${residence} (archived)`,
  notices: 'Alerts',
  totals: {
    waiting: 'Waiting for an answer',
    half: 'You usually answer within',
    answered: 'Answered in 30 days',
    none: 'Not yet',
  },
  filters: {
    status: 'Which messages',
    residence: 'Which house',
    everyResidence: 'All houses',
    choose: { label: 'Residence', all: 'All residences', show: 'Show' },
    parts: { waiting: 'Waiting', mine: 'Mine', answered: 'Answered', closed: 'Closed', all: 'All' },
  },
  kinds: { bed: 'Asked about a bed', correction: 'Suggested a correction' } satisfies Record<InquiryKind, string>,
  needed: {
    tonight: 'Needed tonight',
    this_week: 'Needed this week',
    later: 'Needed later',
  } satisfies Record<NeededWhen, string>,
  notSaidWhen: 'Did not say when',
  ways: { text: 'Text', call: 'Call', email: 'Email' } satisfies Record<AnswerWay, string>,
  noReach: 'No answer wanted',
  spanish: 'Wrote in Spanish',
  age: (stretch: string) => `asked ${stretch} ago`,
  quiet:
    'When you text or leave a message yourself, say only “The place you asked about has answered.” The buttons write that for you.',
  answer: answerWords,
  subject: { en: 'An answer to your question', es: 'Una respuesta a su pregunta' },
  status: {
    new: 'New',
    read: 'Opened, not answered',
    mine: 'You are on it',
    theirs: (name: string) => `${name} is on it`,
    answered: (name: string) => `Answered by ${name}`,
    after: (time: string) => `first answer after ${time}`,
    closed: (name: string) => `Closed by ${name}`,
  },
  reply: {
    starts: replyStarts,
    start: 'Words to start from',
    forms: { open: 'There is room', full: 'Full, offer the list', more: 'Ask them to call' } satisfies Record<
      ReplyForm,
      string
    >,
    label: { email: 'Your answer by email', text: 'Your answer by text' },
    help: {
      email: 'They read these words and the public phone of the house, not your name or address.',
      text: 'They read these words alone, not your name or number.',
    },
    inSpanish: 'They wrote in Spanish. In English this says:',
    send: { email: 'Send by email', text: 'Send by text' },
    once: 'Once sent, it cannot be taken back.',
    said: { email: 'Sent by email', text: 'Sent by text' },
    others: 'Or in your own way:',
    kept: (by: string, way: 'email' | 'text') => `${by} answered by ${way},`,
    states: {
      queued: 'On its way',
      sent: 'Sent',
      failed: 'It did not arrive. Please answer another way.',
    },
    failed: 'Answer did not arrive',
  },
  called: 'I called',
  chosen: 'They chose this house: they wrote that you have a bed for them.',
  done: { bed: 'Mark answered', correction: 'It is dealt with' } satisfies Record<InquiryKind, string>,
  said: {
    answered: 'Marked answered',
    reopen: 'Open again',
    take: 'It is yours',
    give_back: 'Given back',
    close: 'Closed',
    note: 'Note saved',
    list: 'On the waiting list',
  },
  reopen: 'Reopen',
  openAgain: 'Open it again',
  take: 'Assign to me',
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
  kept: `Whoever wrote it can delete it at any time. We delete it after ${inquiryDays} days, or ${waitingRetentionDays.left} days after they left the waiting list.`,
  next: 'Next page',
  start: 'Back to the start',
  pages: 'Pages',
} as const

export type MessagesWords = typeof messagesWords
