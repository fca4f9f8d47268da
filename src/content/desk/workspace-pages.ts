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
