import type { ComingPage, Way } from '#content/coming-pages.ts'

const board: Way = { words: 'Back to your board', to: '/' }
const ask: Way = { words: 'Send us a message', to: '/contact?topic=support' }

/** The operator's desk, by the path below /workspace. A row goes when its page is built. */
export const workspacePages: Readonly<Record<string, ComingPage>> = {
  certification: {
    title: 'Apply for certification',
    description: 'Apply for the certificate of your state affiliate.',
    lead: 'Here you will apply for the certificate of your state affiliate. Until then, apply to the affiliate itself.',
    holds: [
      'The checklist for your level of support',
      'Your papers, in one place',
      'Dates of visit, decision and renewal',
    ],
    ways: [{ words: 'Find your state affiliate', to: '/directory' }, ask, board],
  },
}

/** The list of the desk's rooms. */
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
