import type { PlainWords } from './plain-words.ts'

/** Errors say in English by themselves what went wrong. */
export const plainEn: PlainWords = {
  title: { wait: 'One moment, please', nothing: 'There is nothing here', refused: 'That did not work' },
  sentence: ({ message }) => message,
  crisis: { ask: 'In crisis? Call or text', helpline: 'SAMHSA helpline:', details: 'free, day and night.' },
  again: 'Try again',
  or: 'or go to the',
  go: 'Go to the',
  home: { words: 'home page', to: '/' },
  signedOut: {
    title: 'You are signed out, and nothing is lost',
    signIn: 'Sign in on a new tab',
  },
  proveAgain: {
    title: 'Confirm it is you, and nothing is lost',
    signIn: 'Confirm on a new tab',
  },
  keptForm: {
    comeBack: 'Then come back here and reload this page: your browser sends what you wrote once more.',
    copy: 'Or copy it from here into the page of the new tab:',
    fields: {
      letter: 'What you can show',
      objection: 'Why it stays yours',
      reason: 'The reason',
      email: 'Email',
      role: 'Role',
      note: 'The note',
      reach: 'Number or email',
      answer_by: 'Reach them by',
      wanted_from: 'Wanted from',
      audience: 'For whom',
      name: 'The name',
      zip: 'ZIP code',
      city: 'Town',
      hour: 'The hour',
      zone: 'Time zone',
      hours: 'Hours from now',
      open: 'Beds open',
      ping_days: 'Ask again every so many days',
      to: 'To place',
      message: 'The message',
    },
  },
}
