import { stoppedWords } from '#content/certification/stopped.ts'
import { operatorArticles } from '#content/help/operators.ts'
import { type ConditionalForm, conditionalFormWords } from '#domain/certification/certificate/conditional-form.ts'
import { formatLongDay } from '#domain/language/dates.ts'

export const certificationWords = {
  title: 'Apply for certification',
  description: 'Who certifies in your states, which of your houses hold a certificate, and what to have ready.',
  lead: 'The affiliate of your state decides. Where it takes applications here, you apply on this page; elsewhere you write to it.',
  noResidences: 'You have no house in your list yet.',
  addResidence: 'Add a house',
  chosen: { noResidences: 'You have no house in this state.' },
  unplaced: {
    title: 'No state yet',
    words: 'Say where these houses are, and the affiliate of their state stands here.',
  },
  residences: 'Your houses here',
  certified: (until: string | null, form: ConditionalForm | null) => {
    const what = form === null ? 'Certified' : conditionalFormWords[form]
    return until === null ? what : `${what} until ${formatLongDay(until)}`
  },
  /** `until` is the last day on record of a certificate that no longer holds. */
  notCertified: (until: string | null) =>
    until === null ? 'Not certified' : `Not certified now. Last day on record: ${formatLongDay(until)}`,
  stopped: stoppedWords,
  certificate: (number: string) => `Certificate ${number}, code and badge`,
  affiliate: {
    decides: (name: string) => `${name} decides on certification here.`,
    takesHere: 'It takes applications here.',
    takesByMail: 'It does not take applications here yet. You apply to it directly.',
    fees: 'What one home costs',
    site: 'Visit its website',
    write: 'Write a first email',
    writes:
      'This opens your own email program with a few lines to start from, and the houses here that are not certified. You send it yourself.',
    notPublished: (what: string) => `Not published: ${what}`,
    what: { email: 'email', phone: 'phone', website: 'website' },
  },
  none: 'No NARR affiliate is known here yet. We still answer your questions about this state.',
  ask: 'Ask us about this state',
  page: (state: string) => `Page of ${state}`,
  other: { title: 'Another state', label: 'State', placeholder: 'Choose a state', submit: 'Show' },
  ready: {
    title: 'How it goes, and what to have ready',
    levels: 'The four levels of support',
    more: 'Questions about certification',
  },
  mail: {
    subject: (state: string) => `Certification of recovery residences in ${state}`,
    hello: 'Hello,',
    asks: (state: string) => `We run recovery residences in ${state} and would like to apply for certification:`,
    askWithout: (state: string) => `We would like to apply for certification of a recovery residence in ${state}.`,
    more: (count: number) => `and ${count} more`,
    questions: 'Please tell us what to do first, what it costs and how long it takes.',
    thanks: 'Thank you',
  },
} as const

const article = operatorArticles.find(({ id }) => id === 'get-certified')

export const certificationGuide = (article?.parts ?? []).flatMap((part) =>
  part.kind === 'text' || part.kind === 'steps' || part.kind === 'list' ? [{ ...part, title: part.title ?? null }] : [],
)

export type CertificationWords = typeof certificationWords
