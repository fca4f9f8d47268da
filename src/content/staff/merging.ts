import { formatMediumDay } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { mergeUndoDays } from '#domain/residence/listing/merging/merging.ts'

const refused = {
  title: 'This page is for state affiliates and the alliance’s staff',
  words: 'Listings that are one house become one here. Your account belongs to neither.',
  contact: 'Send us a message',
} as const

const describeMerge = (gone: string, kept: string) => `${gone} went into ${kept}`

const like = { name: 'Same name and place', phone: 'Same phone', address: 'Same address' } as const

export const pairsWords = {
  title: 'Looks like the same house',
  description: 'Public listings that look like one house.',
  lead: 'Public listings with the same name and place, the same address, or the same phone in one town. Look at two side by side, and say whether they are one house or two.',
  refused,
  yourState: 'Your state',
  of: (name: string) => `Merge ${name} with another listing`,
  ofLead: 'Listings that look like it. Is the other one not here? Find it by its name, town or phone.',
  find: {
    label: 'Name, town, ZIP code, phone or web address of the other listing',
    help: 'All words have to fit.',
    submit: 'Search',
  },
  found: (count: number) => formatCount(count, 'pair'),
  like,
  beside: 'Side by side',
  and: 'and',
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  before: 'Earlier',
  after: 'Next page',
  lately: {
    title: 'Merged lately',
    lead: `Within ${mergeUndoDays} days a merge can be undone: open it here.`,
    went: describeMerge,
    undone: 'Undone since',
  },
  empty: {
    all: {
      title: 'No two listings look alike',
      words: 'Pairs stand here until somebody says whether they are one house.',
    },
    of: { title: 'Nothing looks like it', words: 'Search for the other listing above.' },
    q: { title: 'No listing fits', words: 'Try fewer words, or only the town or the phone number.' },
  },
} as const

export type PairsWords = typeof pairsWords

export const pairWords = {
  title: 'One house or two?',
  description: 'Two listings side by side.',
  refused,
  lead: 'What differs is marked.',
  like,
  notAlike: 'They look different',
  unclaimed: 'unclaimed',
  differs: 'differs',
  none: 'None',
  facts: {
    title: 'Side by side',
    fact: 'What',
    status: 'Status',
    organization: 'Run by',
    place: 'Place',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    address: 'Web address',
    added: 'Added',
    listed: 'Public since',
    beds: 'Beds',
    certificate: 'Certificate',
    questions: 'Questions',
    waiting: 'People who wait',
    holds: 'Held beds',
    photos: 'Photos',
    claims: 'Open claims',
    reports: 'Open reports',
  },
  open: (open: number, total: number) => `${open} of ${total} open`,
  all: (total: number) => `${total} in all, never reported`,
  certificate: (number: string, endsOn: string) => `${number}, ends ${formatMediumDay(endsOn)}`,
  merge: {
    title: 'They are one house',
    lead: `Choose the listing that stays. The other one leaves the public list, and its address leads here. This can be undone for ${mergeUndoDays} days.`,
    neither: 'They cannot become one listing now.',
    stays: (name: string, slug: string) => `${name} stays (/residences/${slug})`,
    words: 'Why, in your words',
    wordsHelp: 'The operators of both read this.',
    submit: 'Merge them',
    said: 'They are one listing now. The operators were told.',
  },
  merged: { title: 'Merged', went: describeMerge },
  apart: {
    title: 'They are two houses',
    lead: 'They no longer stand in the list of pairs, as long as both are written as they are.',
    submit: 'They are two houses',
    said: 'Noted: they are two houses.',
  },
  onlyLeaders: 'Owners and managers of the staff merge listings.',
  party: 'You belong to the operator of one of these homes. Somebody else of your team, or the alliance, settles it.',
  didNotWork: 'That did not work',
} as const

export type PairWords = typeof pairWords
