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
    comeBack: 'Then come back here and reload this page: your browser sends what you wrote once more.',
    copy: 'Or copy it from here into the page where you signed in:',
  },
}
