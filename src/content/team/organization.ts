import { formatNumber } from '#domain/language/numbers.ts'
export const organizationWords = {
  title: 'Organization',
  description: 'What your organization is called, its public contact and its time zone.',
  lead: 'Who runs your houses. The pages of your public houses show the name, the phone and the website.',
  name: 'Name',
  nameHelp: 'The name your houses run under.',
  phone: 'Office phone',
  phoneHelp: 'For callers who look for the organization. Each house keeps its own phone. Leave it empty to show none.',
  website: 'Website',
  zone: 'Time zone',
  zoneHelp: 'New reminders start with it. A plan that you have keeps its own.',
  byState: (zone: string) => `By your state: ${zone}`,
  save: 'Save',
  saved: 'Saved.',
  didNotWork: 'Not saved.',
  shownOn: (residences: number) =>
    residences === 0
      ? 'None of your houses is public yet, so nobody reads this.'
      : `Shown on ${residences === 1 ? 'the page of 1 public house' : `the pages of ${formatNumber(residences)} public houses`}.`,
  closing: {
    when: 'An organization closes when the last person in it deletes their account.',
    first: 'Take its houses off the public list and its claims back first.',
    kept: 'Its drafts and its history are kept, and nobody can open them.',
  },
  account: { words: 'Your account', to: '/account#delete' },
} as const
