import { listingEn } from '#content/residence/listing.en.ts'
import { formatLongDay } from '#domain/language/dates.ts'

const { residences } = listingEn

export const sharedEn = {
  asOf: 'Beds as they are now.',
  note: 'Note, on this device only',
  noteOf: (name: string) => ` about ${name}`,
  print: 'Print these',
  send: 'Send these',
  gone: (count: number) => `${residences(count)} of this list ${count === 1 ? 'is' : 'are'} no longer listed.`,
  offline: 'The beds could not be loaded. These are the homes and their numbers.',
  share: {
    title: 'Share by a link',
    lead: 'Whoever has the link sees these homes with their beds as they are then, not your notes and not your name.',
    ends: 'The link ends after',
    days: (count: number) => `${count} days`,
  },
  page: {
    title: (count: number) => `${residences(count)} on this list`,
    head: { title: 'A list of homes', description: 'Homes that somebody chose for you, with their open beds.' },
    lead: (madeAt: string, endsAt: string) =>
      `Chosen on ${madeAt}. The beds are as they are now. This link works until ${endsAt}.`,
    search: 'Find more homes',
  },
  mine: {
    title: 'Your link is ready',
    lead: (count: number, endsAt: string) =>
      `It shows ${residences(count)} with their beds as they are then. It ends on ${endsAt}.`,
    link: 'The link to pass on',
    copy: 'Copy the link',
    copied: 'Copied',
    open: 'See the list',
    message: (address: string, endsAt: string) =>
      `A list of homes: ${address}\nIt works until ${endsAt}. Numbers change: call first.`,
    keep: {
      title: 'Many lists? Keep this one under a label',
      lead: 'The label and the way back to this page stay on this device, below your saved homes. Whoever has the link does not see the label. “Leave this site” forgets both.',
      label: 'Label',
      help: 'Initials or a number. Never a name or anything about health.',
      submit: 'Keep it on this device',
      kept: 'Kept. You find it below your saved homes.',
      next: 'Start the next list',
    },
    privateTitle: 'Keep the address of this page to yourself',
    private: 'With it the link can be ended at any time. It holds nothing about you.',
    end: 'End the link now',
  },
  own: {
    title: 'Links you made',
    ends: (day: string) => `Works until ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    forget: 'Remove',
  },
  ended: {
    title: 'There is no list at this link',
    text: 'The link has ended, or it was copied with a mistake. Ask whoever sent it for a new one.',
  },
  endedNow: {
    title: 'The link has ended',
    text: 'From now on it opens no list, for you or anybody you sent it to.',
  },
  failed: {
    title: 'The list could not be loaded',
    text: 'Something went wrong on our side. Please try again.',
    again: 'Try again',
  },
  day: (iso: string) => formatLongDay(iso, 'en', 'America/Chicago'),
}

export type SharedWords = typeof sharedEn
