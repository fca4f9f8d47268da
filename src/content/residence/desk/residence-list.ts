import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import type { NeededToPublish } from '#domain/residence/listing/listing-gaps.ts'
import type { AddressVisibility } from '#domain/residence/residence.ts'
import { bulkWords } from './residence-bulk.ts'
import { list } from './residence-form.ts'

export const needed: Record<NeededToPublish, string> = {
  name: 'a name',
  city: 'a town',
  state: 'a state',
  zip: 'a ZIP code',
  phone: 'a phone number',
  beds: 'beds for at least one group',
}

export const listWords = {
  title: 'Houses',
  description: 'What the public reads about each of your houses, and how complete it is.',
  lead: 'What the public reads about each house.',
  add: 'Add Residence',
  beds: (count: number) => formatCount(count, 'bed'),
  edit: 'Edit',
  of: (name: string) => `of ${name}`,
  see: 'See it as a visitor',
  checked: 'Last checked',
  never: 'Never reviewed',
  toPublish: (missing: readonly NeededToPublish[]) =>
    `Before it is public: ${list.format(missing.map((one) => needed[one]))}.`,
  ready: 'Ready to publish.',
  archived: (residences: number) => `Archived houses (${formatNumber(residences)})`,
  archivedNote: 'Nothing in them is lost. Restore one and it is a draft again.',
  restore: 'Restore',
  inUse: 'Houses in use',
  noneArchived: { title: 'No archived house', words: 'Houses you archive wait here. Nothing in them is lost.' },
  pages: 'Pages of your houses',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  empty: { title: 'No house yet', words: 'Add your first one. It stays a draft until you publish it.' },
  onlyArchived: { title: 'All your houses are archived', words: 'Restore one of them, or add a new one.' },
  done: {
    archived: 'Archived. The public does not see it.',
    draft: 'Restored. It is a draft now.',
    published: 'It is public now.',
    waiting: 'It waits for a check now.',
  },
  underArchived: 'You find it under Archived',
  bulk: bulkWords,
  find: {
    label: 'Find a house by name or town',
    submit: 'Find',
    chips: 'Who can see it',
    none: 'No house of yours is called so, or is in such a town.',
    all: 'Show all houses',
    statuses: {
      all: 'In use',
      published: 'Public',
      waiting: 'Waiting for a check',
      ready: 'Ready to publish',
      draft: 'Not ready',
      archived: 'Archived',
    },
  },
  all: {
    title: (residences: number, isSearched: boolean) =>
      isSearched
        ? `Publish the ${formatNumber(residences)} ready houses you found`
        : `Publish all ${formatNumber(residences)} ready houses`,
    becomes: (residences: number, isSearched: boolean) =>
      `Everyone can find these ${formatNumber(residences)} houses at once, or after a check where one is needed, and read what you wrote: name, town, phone, beds, cost, rules. ${isSearched ? 'All others stay as they are.' : 'Houses that still need something stay drafts.'}`,
    addresses: ({ exact, area, hidden }: Record<AddressVisibility, number>) => {
      const shown = [
        exact > 0 && `${formatNumber(exact)} with the street`,
        area > 0 && `${formatNumber(area)} with town and ZIP code only`,
        hidden > 0 && `${formatNumber(hidden)} with the town only`,
      ].filter((one) => one !== false)
      return `Their addresses: ${list.format(shown)}.`
    },
    submit: (residences: number, isSearched: boolean) =>
      isSearched
        ? `Yes, publish the ${formatNumber(residences)} houses you found`
        : `Yes, publish ${formatNumber(residences)} houses`,
    done: {
      published: (residences: number) => formatCount(residences, 'house is public now.', 'houses are public now.'),
      waiting: (residences: number) =>
        residences === 1
          ? '1 house waits for a check. We write to you when it is decided.'
          : `${formatNumber(residences)} houses wait for one check. They go live together with the yes, and we write to you.`,
      alike: (residences: number) =>
        residences === 1
          ? '1 house looks like a listing that exists, and stays a draft. Open it to claim the listing, or to say why yours is another.'
          : `${formatNumber(residences)} houses look like listings that exist, and stay drafts. Open each to claim the listing, or to say why yours is another.`,
      draft: (residences: number) => formatCount(residences, 'house is a draft again.', 'houses are drafts again.'),
    },
    nothing: 'Nothing to do: these houses have changed meanwhile.',
    undo: 'Undo: make them drafts again',
  },
} as const
