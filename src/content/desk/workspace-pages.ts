export const workspaceWords = {
  title: 'Your desk',
  description: 'Every screen of your desk: beds, houses, messages, team and more.',
  account: {
    words: 'Your account',
    to: '/account',
    icon: 'people',
    about: 'Password, passkeys and where you are signed in.',
  },
  logout: {
    words: 'Logout',
    to: '/api/logout',
    icon: 'exit',
    about: 'What this device keeps of your desk is deleted.',
  },
  crisis: {
    words: 'In crisis? Call 988',
    to: 'tel:988',
    icon: 'phone',
    about: 'The Suicide & Crisis Lifeline, day and night. A text to 988 reaches it too.',
  },
} as const

export const ownDeskWords = {
  alliance: 'The alliance’s desk',
  account: 'Your account',
  second: {
    title: 'One step left to your desk',
    lead: (organization: string) =>
      `${organization} asks for a second step after your password. Set one up once: an app on your phone, or a passkey.`,
    setUp: 'Set up the second step',
  },
  write: 'Write to us',
  affiliate: {
    lead: (state: string | null) =>
      `You are signed in for ${state === null ? 'a state affiliate' : `the affiliate of ${state}`}.`,
    decides: 'You decide who holds a house in your state.',
    desk: 'Open your desk',
    state: (state: string) => `${state} in the directory`,
    directory: 'NARR Directory',
    write: 'Write to the alliance',
  },
  staff: {
    messages: 'Messages from the contact form',
    reports: 'Reports of pages that wait',
    grievances: 'Grievances',
    late: (grievances: number) => `, ${grievances} late`,
    appeals: 'Appeals',
    resets: 'Second steps that wait for your yes or no',
    hidden: 'Hidden listings',
    pairs: 'Pairs of listings that look alike',
    mail: 'Outgoing email',
    failedMails: 'Email that failed',
    affiliates: 'Affiliates and officers',
  },
} as const

export type OwnDeskWords = typeof ownDeskWords
