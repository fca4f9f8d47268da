import { listingEn } from '#content/residence/listing.en.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'

/** The open beds of a state, and the homes that have them. */
export const stateBeds = {
  counted: 'counted here',
  sampleCounted: 'Sample homes, counted here',
  failed: 'We could not ask for the open beds just now. Call to ask.',
  again: 'Try again',
  sample: 'These houses are made up. Do not call them.',
  call: 'Call to ask',
  inHomes: (homes: number) => ` in ${formatCount(homes, 'home')}`,
  listed: (homes: number) => `${formatCount(homes, 'home')} listed on this site.`,
  newest: (said: string) => `Newest number: ${uncapitalize(said)}`,
  said: (moment: string) => `Said ${moment}`,
  residences: {
    failed: {
      title: 'We could not ask for the homes just now.',
      words: 'The full list below may still open.',
    },
    unlisted: (place: string) => `No homes are listed in ${place} yet.`,
    full: {
      title: 'No home says that a bed is open.',
      words: 'A bed may come free soon. Call a home in the list and ask.',
    },
    nearest: (shown: number, all: string) => `The ${shown} nearest of ${all} homes`,
    nearFirst: (homes: string, place: string, near: string) =>
      `${homes} in ${place} with an open bed, nearest to ${near} first.`,
    you: 'you',
    newest: (shown: number, all: string) => `The newest ${shown} of ${all} homes with an open bed.`,
    all: (homes: string) => `${homes} with an open bed.`,
    homes: listingEn.residences,
    number: (homes: number, isLeast: boolean) => `${formatNumber(homes)}${isLeast ? '+' : ''}`,
    allNear: (near: string) => `All homes near ${near}`,
    missed: (place: string, near: string) => `We found no open bed in ${place} near “${near}”.`,
    search: (near: string) => `Search for “${near}”`,
  },
  callAt: listingEn.callAt,
  away: (miles: number) => `${listingEn.miles(miles)} away`,
} as const

export type StateBedsWords = typeof stateBeds
