import type { NoticeWay } from '#domain/inquiries/question-notice.ts'

export const noticesWords = {
  title: 'Alerts',
  description: 'How you hear of questions from the pages of your houses, and when.',
  lead: 'When somebody asks about a bed, this is how you hear of it. It is your own choice: nobody else sees it.',
  saved: 'Saved.',
  way: 'Questions reach you',
  ways: {
    email: 'By email',
    text: 'As a text message',
    none: 'Not at all',
  } satisfies Record<NoticeWay, string>,
  to: (email: string) => `Emails go to ${email}.`,
  none: 'They still wait for you under Messages.',
  phone: 'Mobile number',
  phoneHelp: 'Only for this. Nobody on your team sees it.',
  houses: 'For which houses',
  all: 'Every house I work for',
  hours: 'Quiet hours',
  quiet: 'Keep quiet hours',
  quietHelp: 'What comes then reaches you when they end, if it still waits.',
  from: 'From',
  until: 'Until',
  zone: 'Time zone',
  tonight: '“Needed tonight” reaches me in quiet hours too',
  again: (minutes: number) =>
    `Where nobody has answered for ${minutes} minutes, you hear of it once more, but not in quiet hours.`,
  save: 'Save',
  saving: 'Saving',
  unheard: {
    title: 'Nobody hears of questions at these houses',
    text: 'Their questions wait under Messages, and go to the email of the house where it has one. Somebody should turn them on.',
  },
  toReminders: 'Reminders',
  toMessages: 'Back to messages',
} as const

export type NoticesWords = typeof noticesWords

export const stopWords = {
  title: 'Emails about questions',
  description: 'Stop the emails about questions, without signing in.',
  on: {
    title: (organization: string) => `Stop emails about questions at ${organization}?`,
    text: 'Then no email tells you that somebody asked about a bed. The questions still wait at your desk, and your team still hears of them.',
    button: 'Stop these emails',
  },
  off: {
    title: 'Stopped',
    text: (organization: string) =>
      `You get no more emails about questions at ${organization}. They still wait at your desk.`,
    button: 'Turn them on again',
  },
  choose: 'Choose houses and quiet hours instead',
  unknown: {
    title: 'There is nothing at this link',
    text: 'Perhaps a part of it is missing, or you do not read messages there any more.',
  },
  failed: { title: 'We could not read this just now', text: 'Nothing was changed. Please try again in a minute.' },
  again: 'Try again',
  contact: 'Contact',
} as const
