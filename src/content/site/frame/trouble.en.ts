import type { Language } from '#domain/language/language.ts'

export const troubleEn = {
  language: 'en' as Language,
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
    again: 'Try again',
    code: (status: number) => `Code ${status}`,
    description: 'This page could not be shown.',
  },
  ways: {
    links: [
      { words: 'Home', to: '/' },
      { words: 'NARR Directory', to: '/directory' },
      { words: 'Contact', to: '/contact' },
    ],
  },
}

export type TroubleWords = typeof troubleEn
