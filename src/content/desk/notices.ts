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
  noneBesideDevices: 'Not by email or text',
  devices: {
    title: 'On your phone or computer',
    lead: 'An alert comes to a device like a message of an app, also while this site is closed. It names the house, and nobody who asks. It comes beside an email or text.',
    withoutScript: 'To turn alerts on, this page needs JavaScript.',
    turnOn: 'Turn on alerts on this device',
    turningOn: 'Turning on...',
    failed: 'This browser did not turn alerts on. Check your connection, and try again.',
    denied: {
      title: 'Alerts are blocked in this browser',
      text: 'Allow notifications for this site in the settings of the browser, then load this page again.',
    },
    unsupported: {
      title: 'This browser cannot show alerts',
      text: 'On an iPhone, put the desk on your home screen first (Share, Add to Home Screen), and open it there.',
    },
    this: (device: string) => `${device}, this device`,
    since: 'On since',
    reached: 'Last alert',
    test: 'Send a test',
    tested: 'A test is on its way.',
    remove: 'Turn off',
    removed: 'Alerts are off on that device.',
    didNotWork: 'That did not work',
  },
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
