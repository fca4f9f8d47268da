import { defaultClock } from '#domain/grievances/clock.ts'
import { closedMonths, contactDays } from '#domain/grievances/grievance.ts'
import type { Language } from '#domain/language/language.ts'
import { tooLongWords } from '#domain/language/too-long-words.ts'

export const filingEn = {
  language: 'en' as Language,
  head: {
    title: 'File a grievance about a recovery home',
    description:
      'Something is wrong at a recovery home? Tell the organization that looks after homes in its state. Without an account, and without your name.',
  },
  title: 'File a grievance',
  lead: 'Something is wrong at a recovery home, or was? Tell the organization that looks after homes in its state. You need no account.',
  danger: 'Is somebody in danger now? Call 911 first.',
  know: {
    title: 'Before you begin',
    each: [
      'The home does not learn who you are, unless you allow it below.',
      'You get a key. With it you read the answers, write back and send photos or papers. Nobody can find it for you: write it down.',
      'Others may see this page on a shared phone or computer. “Leave this site” takes you away at once.',
    ],
  },
  have: 'You have a key already?',
  open: 'Open your case',
  about: (name: string, place: string) => `It is about ${name} in ${place}.`,
  notThisHome: 'It is about another home',
  lostHome: 'The home you came from is not on the list any more. Say which home it is.',
  state: 'State',
  chooseState: 'Choose a state',
  home: 'Which home?',
  optional: '(optional)',
  homeHelp: 'Its name, its street or what you know of it. Leave it empty if it is about no one home.',
  kind: 'What is it about?',
  kinds: {
    safety: 'Safety or health in the home',
    treatment: 'How people are treated there',
    money: 'Money: fees, deposits, refunds',
    leaving: 'Being made to leave',
    medication: 'Medication, also for opioid or alcohol use disorder',
    privacy: 'Privacy, records or cameras',
    recruiting: 'Money or gifts for choosing a home or a clinic',
    rules: 'Rules of the home or of the standard',
    other: 'Something else',
  },
  words: 'What happened?',
  wordsHelp: 'When, what, and what would help. Please do not name other people who live there.',
  retaliation: 'I am threatened or treated worse because I spoke up',
  retaliationHelp: 'They look at it sooner. Nobody may be punished for speaking up.',
  mayName: 'May the home know who you are?',
  no: 'No',
  yes: 'Yes, they may read my name',
  name: 'What should we call you?',
  nameHelp: 'Only those who handle your case read it. A first name or initials are enough.',
  email: 'Your email',
  emailHelp: `Only to tell you that there is something new. The email does not say what it is about. Those who handle your case do not see the address, and we delete it ${contactDays} days after the case is closed.`,
  clock: `They usually write back within ${defaultClock.acknowledge} days, or 1 day if somebody may not be safe, and decide within ${defaultClock.decide} days after they begin. Some states have their own times; your case says which.`,
  kept: `Your words are kept sealed, and deleted ${closedMonths} months after the case is closed. Your network address is counted for an hour, to slow abuse, and is not kept with your case.`,
  submit: 'Send it',
  trap: 'Leave this empty',
  trouble: {
    title: 'It was not sent yet',
    problems: {
      missing: { words: 'Write what happened.', name: 'Write the name the home may read, or choose “No”.' },
      not_an_email: 'This does not look like an email address.',
      too_long: 'This is too long.',
      not_a_choice: { state: 'Choose the state.', kind: 'Choose what it is about.' },
      unseen: 'The name holds signs that cannot be seen.',
      hidden: 'Your browser filled in a hidden field. It is empty again. Please send once more.',
    },
    tooMany: 'Many came from your network in the last hour. What you typed is still here. Please try again later.',
    conflict: 'This form was sent with other words before. Open this page again to send new ones.',
    tooLong: tooLongWords.en,
    failed: 'Something went wrong on our side. What you typed is still here. Try again.',
  },
  filed: {
    title: 'We have it. This is your key.',
    keep: 'Write it down or print it now. It is shown once, and nobody can find it for you. Whoever has it can read your case.',
    number: (number: string) => `The number of your case is ${number}. You can say it on the phone: it opens nothing.`,
    handler: (name: string) => `${name} handles it. You read their answers with your key.`,
    print: 'Print',
    open: 'Open your case',
  },
}

export type FilingWords = typeof filingEn
