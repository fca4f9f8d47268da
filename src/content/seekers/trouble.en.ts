import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'

/** The 404 page with the literals of the specification (section 2), and the page that broke, in English. */
export const troubleEn: TroubleWords = {
  language: 'en',
  lost: {
    description: 'There is no page at this address. Search by ZIP, town or state, or go on from the home page.',
    heading: '404 Page Not Found',
    line: 'Let’s get you back on the path',
    street: 'A street at night with one house lit',
    note: 'For whoever builds this site: Did you forget to add the page to the router?',
  },
  broken: {
    title: 'The light flickered',
    text: 'This page did not load. It is our fault, not yours, and nothing you wrote elsewhere is lost. Trying again often helps.',
    unreached:
      'This page did not load. Your connection may be down, or the fault is ours. Nothing you wrote elsewhere is lost. Trying again often helps.',
    again: 'Try again',
    code: (status) => `Code ${status}`,
    description: 'This page could not be shown.',
  },
  away: {
    title: 'You are offline',
    text: 'This page needs a connection. Your board still works: what you change there is kept on this device and sent later.',
    board: 'Back to your board',
    again: 'Try again',
    description: 'This page needs a connection.',
  },
  ways: {
    links: [
      { words: 'Home', to: '/' },
      { words: 'NARR Directory', to: '/directory' },
      { words: 'Contact', to: '/contact' },
    ],
  },
}
