import { withdrawnDays } from '#domain/beds/bed-age.ts'
import { listWhoMay } from '#domain/people/role-words.ts'
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
