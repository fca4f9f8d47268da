import { listingEn } from '#content/residence/listing.en.ts'
import type { Language } from '#domain/language/language.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { describeBedsPerGroup, describeForWhom } from '#domain/search/residence-words.ts'

export type TitlePart = { words: string; only?: 'wide' | 'homes' }

const { number, beds } = listingEn

const putInSentence = (state: string) => (state.startsWith('District') ? `the ${state}` : state)

export const listEn = {
  language: 'en' as Language,
  head: {
    title: (state: string) => `${state} recovery homes`,
    description: (state: string) =>
      `Recovery homes in ${putInSentence(state)} with their open beds, how old each number is, and who to call.`,
  },
  title: (state: string): readonly TitlePart[] => [
    { words: state },
    { words: ' recovery', only: 'wide' },
    { words: ' homes', only: 'homes' },
  ],
  state: (state: string) => state,
  counted: {
    open: (count: number) => (count === 0 ? 'No bed open' : `${beds(count)} open`),
    toConfirm: (count: number) => `${number(count)} to confirm`,
  },
  filter: {
    summary: 'Filter',
    label: 'Filter the homes',
    town: 'Town',
    anyTown: 'All towns',
    audience: 'A bed for',
    anybody: 'For anyone',
    open: 'Open now',
    name: 'Name of a home',
    byName: 'By name',
    near: 'Near',
    zipOrTown: 'ZIP code or town',
    cash: 'Most dollars to move in',
    medicine: 'Medicine you take',
    show: 'Show homes',
    clear: 'Show all homes',
  },
  preset: {
    only: (asked: readonly string[]) => `Only homes that fit: ${asked.join('; ')}.`,
    near: (place: string, miles: number) => `within ${formatCount(miles, 'mile')} of ${place}`,
    cash: (most: number) => `$${number(most)} or less to move in`,
    without: 'Show homes without these filters',
  },
  forWhom: describeForWhom,
  perGroup: describeBedsPerGroup,
  pages: {
    label: 'Pages of the list',
    one: (page: number) => `Page ${number(page)}`,
    here: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  },
  pastTheEnd: (pages: number) =>
    pages === 1 ? 'There is only 1 page, and this is it.' : `There are ${number(pages)} pages; this is the last one.`,
  empty: {
    title: (state: string) => `No homes are listed in ${putInSentence(state)} yet`,
    lines: 'The group that certifies homes there may know some. The SAMHSA helpline is free, day and night.',
    affiliate: (state: string) => `Who to ask in ${putInSentence(state)}`,
    helpline: 'Call 1-800-662-4357',
  },
  found: (residences: number) =>
    residences === 0 ? 'No home fits all of this.' : `${formatCount(residences, 'home fits', 'homes fit')}.`,
  noMatch: {
    title: 'No home fits all of this',
    lines: (state: string) => `Remove one filter, or see every home in ${putInSentence(state)}.`,
  },
  failed: { title: 'The list could not be loaded', again: 'Try again' },
  refused: { title: 'We could not search for that', again: 'Show all homes' },
  problems: {
    fields: {
      near: 'We do not know this place. Use a ZIP code or a town of the state.',
      radius: 'Use a number of miles from 1 to 500, and a place to measure from.',
      fee_max: 'Use whole dollars, from 0 to 100,000.',
      q: 'Use at most 100 letters for the name of a home.',
      town: 'Use at most 100 letters for the town.',
      for: 'Choose one of the groups, or leave it out.',
      open: 'Use 1 for open homes, or leave it out.',
      page: 'Use a page number from 1 to 1,000.',
      lang: 'This list is in English and Spanish: use en or es, or leave it out.',
      other: 'The link has a filter we don’t recognize.',
    },
    unreadable: 'The link has a character we cannot read.',
    unreachable: 'We could not reach our server. Check your connection, then try again.',
    broken: 'Something went wrong on our side. Please try again.',
  },
  choose: {
    title: 'Recovery homes: choose a state',
    head: 'The lists of recovery homes, one for each state.',
  },
  lost: {
    title: 'There is no such list',
    head: 'Choose a state in the directory.',
    lines: 'Choose a state in the',
    to: 'NARR Directory',
  },
  gone: 'No longer listed',
  sample: 'The homes and their beds are made up.',
  printed: 'Printed from {address} on {day}, {hour}',
  foot: {
    crisis: 'In crisis?',
    call: 'Call 988',
    or: 'or',
    text: 'text 988',
    textTo: 'sms:988',
    from: 'Live list from the',
    directory: 'NARR Directory',
  },
}

export type ListWords = typeof listEn
export type ListField = keyof ListWords['problems']['fields']
