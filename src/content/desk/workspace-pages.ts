export const workspaceWords = {
  title: 'Your desk',
  description: 'Every room of your desk: beds, houses, messages, team and more.',
  account: {
    words: 'Your account',
    to: '/account',
    icon: 'people',
    about: 'Password, passkeys and where you are signed in.',
  },
} as const
