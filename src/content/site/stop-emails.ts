import type { StoppableMail } from '#domain/people/stoppable-mails.ts'

type KindWords = {
  on: { title: (organization: string) => string; text: string }
  off: (organization: string) => string
  choose: { label: string; to: '/workspace/notices' | '/workspace/reminders' }
}

const kinds: Record<StoppableMail, KindWords> = {
  questions: {
    on: {
      title: (organization) => `Stop emails about questions at ${organization}?`,
      text: 'Then no email tells you that somebody asked about a bed. The questions still wait at your desk, and your team still hears of them.',
    },
    off: (organization) => `You get no more emails about questions at ${organization}. They still wait at your desk.`,
    choose: { label: 'Choose houses and quiet hours', to: '/workspace/notices' },
  },
  reminders: {
    on: {
      title: (organization) => `Stop the reminders of ${organization}?`,
      text: 'Then no email asks you whether the number of open beds is still right. Everything else stays as it is.',
    },
    off: (organization) =>
      `You get no more emails that ask about the open beds of ${organization}. Whoever sets up the reminders there can add you again.`,
    choose: { label: 'Open the reminders', to: '/workspace/reminders' },
  },
  warnings: {
    on: {
      title: (organization) => `Stop the warnings of ${organization}?`,
      text: 'Then no email tells you the day before a number of open beds gets too old to be shown.',
    },
    off: (organization) =>
      `We do not write to you any more before a number of ${organization} gets too old to be shown.`,
    choose: { label: 'Open the reminders', to: '/workspace/reminders' },
  },
}

export const stopEmailsWords = {
  title: 'Stop emails',
  description: 'Stop emails of one kind, without signing in.',
  kinds,
  address: (email: string) => `They go to ${email}.`,
  stopped: 'Stopped',
  stop: 'Stop these emails',
  restart: 'Turn them on again',
  unknown: {
    title: 'There is nothing at this link',
    text: 'Perhaps a part of it is missing, or you are not in that team any more.',
  },
  failed: { title: 'We could not read this just now', text: 'Nothing was changed. Please try again in a minute.' },
  again: 'Try again',
  contact: 'Contact',
} as const
