import { withdrawnDays } from '#domain/beds/bed-age.ts'
import { listWhoMay } from '#domain/people/desk-powers.ts'
import { maxMailed, maxTexts } from '#domain/reminders/reminder-words.ts'
import { describeZone } from '#domain/states/us-zones.ts'

export const remindersWords = {
  title: 'Reminders',
  description: '“2 open, still right?” at an hour you choose.',
  notSaved: 'Not saved',
  lead: 'At an hour you choose we ask your team: “2 open, still right?” A link and one button answer it.',
  notices: 'Alerts about questions',
  done: {
    saved: 'Saved.',
    on: 'Reminders are on. You can change the hour, and who is asked.',
    'warnings-yes': 'You get an email the day before a number is withdrawn.',
    'warnings-no': 'No more emails the day before a number is withdrawn.',
    email: 'Sent. Check your email.',
    text: 'Sent. Look at your phone.',
  },
  unsaved: 'What you changed in the plan is not saved yet.',
  suggestion: {
    title: 'Reminder at 7 pm, you, all houses: on?',
    text: (zone: string) =>
      `Every evening, ${describeZone(zone)} time, we email you “2 open, still right?” One button answers it. A number that nobody confirms for ${withdrawnDays} days is no longer shown.`,
    on: 'Turn it on',
    off: 'No, thanks',
  },
  warning: {
    title: 'The day before a number is withdrawn',
    on: 'We email you “Cedar Steps goes dark tomorrow” 24 hours before, also with reminders off.',
    off: 'You have stopped the email that comes 24 hours before.',
    stop: 'Stop it for me',
    start: 'Send it to me again',
  },
  plan: {
    on: 'Send reminders',
    next: (moment: string, zone: string) => `Next: ${moment}, ${describeZone(zone)} time.`,
    hour: 'Hour',
    zone: 'Time zone',
    days: 'Days',
    eachDay: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    who: 'Who is asked',
    submit: 'Save',
  },
  recipient: {
    you: (name: string) => `${name} (you)`,
    of: (name: string) => ` for ${name}`,
    how: 'How',
    ways: { email: 'By email', text: 'As a text message' },
    phone: 'Mobile number',
    phoneHelp: `Only for reminders. It is seen by ${listWhoMay('reminders')}.`,
    hour: 'Hour',
    asAbove: 'As above',
    all: 'All houses',
  },
  preview: {
    none: 'Nothing to ask about yet',
    noneText: 'Add a residence with its beds first.',
    add: 'Add a residence',
    title: 'What it says',
    right: 'Is that still right?',
    links: 'Each link works once, for 24 hours, without signing in. It says this one number and nothing else.',
    many: `All houses of a person come in one email, each with its own links. Up to ${maxTexts} numbers come as texts, one each. Where there are more, or more than ${maxMailed} in an email, one message leads to the board.`,
    send: 'Send me one now',
  },
} as const

export type RemindersWords = typeof remindersWords

export const reminderLinkWords = {
  title: 'How many beds are open',
  description: 'Answer a reminder with one button.',
  ask: {
    open: (place: string) => `How many beds are open at ${place}?`,
    newer: (open: number, place: string) => `It now says ${open} open at ${place}.`,
    full: (place: string) => `No bed open at ${place}?`,
    right: (open: number, place: string) => `${open} open at ${place}, still right?`,
    changed: 'This has changed since the reminder was sent.',
    yesFull: 'Yes, we are full',
    another: 'Another number',
    number: 'How many are open?',
    ofNumber: (open: number) => `${open} open`,
    upTo: (most: number) => `Beds open, 0 to ${most}`,
    submit: 'Say it',
    held: (held: number, of: number, most: number) =>
      `${held} of the ${of} beds ${held === 1 ? 'is' : 'are'} held, so at most ${most} can be open.`,
    once: 'This link says this one number, once, and nothing else. You do not need to sign in.',
  },
  done: {
    said: (open: number, place: string) => `${open} open at ${place}.`,
    now: (open: number | null) => (open === null ? 'It now says no number.' : `It now says ${open} open.`),
    listed: 'Callers see it now. You can close this page.',
    unlisted: 'You can close this page.',
    wrong: 'Is it wrong?',
    another: 'To say another number',
    once: 'This link works once.',
    byLink: 'Open another link of the same reminder and choose the right number, or say it on your board.',
    onBoard: 'Say the right number on your board.',
  },
  board: 'Sign in to your board',
  again: 'Try again',
  contact: 'Contact',
  expired: (residence: string) => ({
    title: 'This link has run out',
    text: `The links of a reminder work for 24 hours. Sign in to say how many beds are open at ${residence}, or wait for the next reminder.`,
  }),
  left: {
    title: 'This link is not yours any more',
    text: 'It was sent to somebody who has left the team of this house. If that is you and it is a mistake, ask the owner.',
  },
  archived: (residence: string) => ({
    title: `${residence} is archived`,
    text: 'It is in no list any more, so nobody asks how many beds are open.',
  }),
  unknown: {
    title: 'There is nothing at this link',
    text: 'Perhaps a part of it is missing. Open it again from the reminder.',
  },
  failed: { title: 'We could not read this just now', text: 'Nothing was changed. Please try again in a minute.' },
}

export type AskWords = typeof reminderLinkWords.ask
