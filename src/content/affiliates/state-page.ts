import { formatNumber } from '#domain/language/numbers.ts'
import { type Patch, patchName } from '#domain/states/adoption.ts'
import { pageLimits } from '#domain/states/own-page.ts'

export const statePageWords = {
  title: 'Your page',
  description: 'What the affiliate of a state says on its page.',
  lead: (state: string) =>
    `What you say of ${state} on its public page. Save a draft, look at it, then publish. Every publication can be taken back.`,
  refused: {
    title: 'This page is for state affiliates',
    words: 'An affiliate writes on the page of its own state here. Your account does not belong to one.',
    contact: 'Contact',
  },
  public: 'As the public sees it',
  figures: {
    title: 'Numbers you report',
    lead: 'They stand beside the program figures, with the day and your name. Leave both fields empty to show none.',
    count: {
      homes: 'Homes you know of',
      beds: 'Beds in these homes',
      certified: 'Certified homes',
      housed: 'People housed in a year',
    },
    day: {
      homes: 'Homes: as of',
      beds: 'Beds: as of',
      certified: 'Certified homes: as of',
      housed: 'People housed: as of',
    },
  },
  features: {
    title: 'What is in place in your state',
    lead: 'The four parts of the program. They stand beside what this site says of your state. Leave a day empty where a part is not in place.',
    since: (patch: Patch) => `${patchName[patch]}: in place since`,
  },
  contact: {
    title: 'How to reach you',
    lead: 'For people looking for a home, families and operators. What you leave empty is not shown.',
    fields: { person: 'Who answers', phone: 'Phone', email: 'Email', website: 'Website', hours: 'Office hours' },
  },
  texts: {
    title: 'Your own words',
    lead: `Plain text, up to ${formatNumber(pageLimits.text)} characters each. An empty line begins a new paragraph. Nothing is translated by a machine: what you write in one language stands in that one alone.`,
    fields: {
      welcome: { en: 'Welcome, in English', es: 'Welcome, in Spanish' },
      certify: { en: 'How to get certified, in English', es: 'How to get certified, in Spanish' },
      concern: { en: 'Where to turn with a concern, in English', es: 'Where to turn with a concern, in Spanish' },
    },
  },
  save: 'Save the draft',
  saved: 'The draft is saved. Nobody else sees it yet.',
  notSaved: 'The draft is not saved',
  savedBy: 'Draft saved by',
  preview: {
    title: 'Preview',
    lead: 'Only your team sees this. It stands below the open beds on the page of your state.',
    empty: 'Nothing is saved yet. Write above, then save the draft.',
    same: 'This is what the page says now.',
  },
  publish: 'Publish this draft',
  published: 'Published. The page of your state shows it now.',
  notPublished: 'The draft is not published',
  editions: {
    title: 'What you have published',
    none: 'Nothing yet.',
    stands: 'On the page now',
    replaced: 'Replaced',
    undone: 'Taken back by',
    by: 'Published by',
    noFigures: 'No numbers',
  },
  undo: 'Take it back',
  undoAbout: 'What you had published before stands again.',
  undoFirst: 'Your part of the page is gone then. The draft stays.',
  didUndo: 'Taken back.',
  notUndone: 'It is not taken back',
} as const

export type StatePageWords = typeof statePageWords
