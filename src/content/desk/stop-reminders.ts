export const stopRemindersWords = {
  title: 'Stop reminders',
  description: 'Stop the reminders about open beds.',
  on: {
    title: (organization: string) => `Stop the reminders of ${organization}?`,
    text: 'You will get no more emails that ask whether the number of open beds is still right. Everything else stays as it is.',
    button: 'Stop these emails',
  },
  off: {
    title: 'You get no reminders by email',
    text: (organization: string) =>
      `Emails about the open beds of ${organization} no longer come to you. Do you want them back? Whoever sets up the reminders there can add you again.`,
  },
  choose: 'Open the reminders',
  unknown: {
    title: 'There is nothing at this link',
    text: 'Maybe it was cut off in your email. Open it there once more.',
  },
  failed: { title: 'This did not work', text: 'We could not look it up just now. Nothing was changed.' },
  again: 'Try again',
  contact: 'Write to us',
} as const
