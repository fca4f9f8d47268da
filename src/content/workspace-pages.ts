import type { ComingPage, Way } from '#content/coming-pages.ts'

const board: Way = { words: 'Back to your board', to: '/' }
const ask: Way = { words: 'Send us a message', to: '/contact?topic=support' }
const byHand = 'Until then, send us a message: a person answers within 24 hours.'

/** The operator's desk, by the path below /workspace. A row goes when its page is built. */
export const workspacePages: Readonly<Record<string, ComingPage>> = {
  'residences/new': {
    title: 'Add a residence',
    description: 'Add a house to your list.',
    lead: `Here you will add a house to your list. ${byHand}`,
    holds: [
      'Name, town and phone',
      'How many beds, and for whom',
      'Who may see the address: everyone, the area only, or nobody',
    ],
    ways: [ask, board],
  },
  'residences/:id': {
    title: 'Manage a residence',
    description: 'What your page says about this house.',
    lead: `Here you will change what your page says about this house. ${byHand}`,
    holds: ['Facts, rules and prices', 'Who may see the address', 'When the house was last checked'],
    ways: [ask, board],
  },
  beds: {
    title: 'Update bed availability',
    description: 'Say how many beds are open in each of your houses.',
    lead: `Here you will say how many beds are open, house by house. ${byHand}`,
    holds: [
      'One tap for each bed',
      'A bed held for somebody, until a day you choose',
      'A reminder when a number grows old',
    ],
    ways: [ask, board],
  },
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
  import: {
    title: 'Import a spreadsheet',
    description: 'Bring your houses and beds over from a spreadsheet.',
    lead: `Here you will bring your houses over from a spreadsheet. ${byHand}`,
    holds: ['Drop a file', 'See what is wrong before anything changes', 'Undo the whole import'],
    ways: [ask, board],
  },
  team: {
    title: 'Your team',
    description: 'Who may do what in your organization.',
    lead: `Here you will invite people and say who may do what. ${byHand}`,
    holds: ['Invite by e-mail', 'House managers who only update beds', 'End somebody’s access at once'],
    ways: [ask, board],
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
