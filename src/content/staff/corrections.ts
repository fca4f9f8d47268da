import { usualHours } from '#domain/residence/listing/page-report.ts'
import { reportsWords } from './moderation.ts'

export const correctionsWords = {
  title: 'Corrections',
  desk: 'Your state',
  description: 'What visitors say is wrong with listings of a state.',
  lead: (affiliate: string) =>
    `What visitors say is wrong with homes on the list, for the officers of ${affiliate} and for the alliance. Visitors were promised an answer within ${usualHours / 24} days.`,
  hidden:
    'You never see who wrote, or their email address: the site mails them the outcome. Please do not tell the home who may have written. Reports that somebody is not safe, that a contact is wrong, or of a scam go to the alliance alone.',
  counts: { label: 'Corrections of your state', open: 'Waiting', late: 'Late', settled: 'Settled' },
  chips: 'Which corrections',
  choices: { open: 'Waiting', settled: 'Settled' },
  order: { open: 'Due first', settled: 'Settled last at the top' },
  pages: { label: 'Pages', start: 'Back to the start', next: 'Next page' },
  empty: {
    open: {
      title: 'No correction waits',
      words: 'When a visitor reports a home of your state from its page, it stands here.',
    },
    settled: {
      title: 'Nothing is settled yet',
      words: 'What you or the alliance settled stands here for 12 months.',
    },
  },
  kinds: reportsWords.kinds,
  inSpanish: 'In Spanish',
  came: 'Came',
  due: 'answer by',
  late: 'Late, the answer was due',
  taken: 'Somebody of the alliance has taken it.',
  home: 'Open the home',
  publicPage: 'See its public page',
  settle: {
    title: 'Settle it',
    outcome: 'What came of it',
    choose: 'Choose what came of it',
    choices: {
      corrected: 'The listing is corrected',
      no_action: 'Nothing to correct',
      passed_up: 'Pass it to the alliance',
    },
    words: 'A note',
    wordsHelp: 'For your colleagues and the alliance. Needed only where you pass it on.',
    submit: 'Save',
    pending: 'Saving',
    said: 'Saved',
    didNotWork: 'It was not saved',
  },
  settled: { corrected: 'Corrected', no_action: 'Nothing to correct', passed_up: 'Passed to the alliance' },
  decided: {
    hidden: 'The alliance took the page off the list',
    no_action: 'The alliance found nothing to do',
    passed_on: 'The alliance passed it on by email',
    corrected: 'Corrected',
  },
  waits: 'The alliance has it now.',
  done: {
    corrected: 'Saved as corrected.',
    no_action: 'Saved: nothing to correct.',
    passed_up: 'The alliance has it now.',
  },
  refused: {
    title: 'This page is for state affiliates',
    words:
      'The officers of an affiliate settle here what visitors say is wrong with homes of their own state. Your account does not belong to one.',
    contact: 'Contact',
  },
} as const

export type CorrectionsWords = typeof correctionsWords
