import * as z from 'zod/mini'
import { count, moment, requireWords } from '#contract/calls/typed.ts'
import { hidingLimits } from '#domain/residence/listing/hiding.ts'
import { likenesses } from '#domain/residence/listing/merging/merging.ts'
import { findListings, listedMerge, listingFacts, shownListing } from './staff-listings.ts'

/** `of`: the listing that another one is looked for. `q`: words that name the other one, where nothing looks like it. */
export const pairsQuery = z.object({
  of: z.optional(z.catch(z.optional(z.guid()), undefined)),
  ...findListings.shape,
})

export const pairsAnswer = z.object({
  of: z.nullable(shownListing),
  pairs: z.array(z.object({ one: shownListing, other: shownListing, like: z.array(z.enum(likenesses)) })),
  /** What was merged within the days of an undo, the newest first. */
  merged: z.array(
    z.object({
      kept: z.object({ id: z.string(), name: z.string() }),
      gone: z.object({ id: z.string(), name: z.string() }),
      at: moment,
      isUndone: z.boolean(),
    }),
  ),
  total: count,
  page: count,
  pages: count,
})
export type PairsAnswer = z.infer<typeof pairsAnswer>
export type ListingPair = PairsAnswer['pairs'][number]

export const mergeSide = z.object({
  listing: shownListing,
  ...listingFacts,
  openClaims: count,
  photos: count,
  questions: count,
  waiting: count,
  holds: count,
  certificate: z.nullable(z.object({ number: z.string(), endsOn: z.string() })),
})
export type MergeSideAnswer = z.infer<typeof mergeSide>

const words = requireWords(
  'Say why in a sentence: the operator reads it.',
  hidingLimits.words,
  `At most ${hidingLimits.words} letters.`,
)

const choice = z.object({ kept: z.string(), refusal: z.nullable(z.string()), follows: z.array(z.string()) })

export const besideAnswer = z.object({
  sides: z.tuple([mergeSide, mergeSide]),
  like: z.array(z.enum(likenesses)),
  choices: z.tuple([choice, choice]),
  merges: z.array(listedMerge),
  mayChange: z.boolean(),
  /** Whoever asks belongs to the operator of one of them, and settles nothing here. */
  isParty: z.boolean(),
})
export type BesideAnswer = z.infer<typeof besideAnswer>

export const besideChange = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('merge'),
    kept: z.guid('Choose the listing that stays.'),
    words,
  }),
  z.object({ act: z.literal('apart') }),
  z.object({ act: z.literal('undo_merge'), merge: z.guid('There is no such merge.'), words }),
])
export type BesideChange = z.infer<typeof besideChange>
