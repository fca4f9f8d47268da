import { connecting } from './connecting.ts'
import { running } from './running.ts'
import { today } from './today.ts'

/** tests/spec/pages/docs.spec.ts holds this against the code. */
export const docs = {
  title: 'Documentation',
  description:
    'How to run this software, back it up, watch its health and call it, and what its addresses, figures and levels mean.',
  lead: 'For people who run this software, or whose programs talk to it. What stands here is true of the version you are looking at.',
  contents: 'On this page',
  sections: [today, ...running, ...connecting],
  embedding: { words: 'Show a state’s list on your site', to: '/docs/embed' },
  openData: { words: 'Open data and API', to: '/docs/api' },
  figures: { words: 'Data by state', to: '/data' },
  closing: {
    title: 'Something missing?',
    words: 'Ask a technical question. Say what you run and what you saw; leave secrets and people’s data out.',
    ways: [
      { words: 'Ask a technical question', to: '/contact?topic=support#send' },
      { words: 'Help Center', to: '/help' },
    ],
  },
} as const
