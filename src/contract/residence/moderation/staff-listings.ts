import * as z from 'zod/mini'
import { count, moment, requireWords } from '#contract/calls/typed.ts'
import { hiddenReasons, hideReasons, hidingLimits } from '#domain/residence/listing/hiding.ts'
import { listingStatuses } from '#domain/residence/residence.ts'
import { listingChoices } from './listing-choices.ts'
import { shownReport } from './reports.ts'

const organization = z.object({ id: z.string(), name: z.string(), kind: z.string() })

const row = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  phone: z.string(),
  organization,
  status: z.enum(listingStatuses),
  isHidden: z.boolean(),
  isClaimed: z.boolean(),
  isSample: z.boolean(),
  openReports: count,
}
export const shownListing = z.object(row)
export type ShownListing = z.infer<typeof shownListing>

/** Where it went into another listing (`isKept` false), or another one into it. */
export const listedMerge = z.object({
  id: z.string(),
  isKept: z.boolean(),
  other: z.object({ id: z.string(), name: z.string() }),
  words: z.string(),
  at: moment,
  by: z.string(),
  mayUndo: z.boolean(),
  undone: z.nullable(z.object({ at: moment, by: z.string(), words: z.string(), left: z.array(z.string()) })),
})
export type ListedMerge = z.infer<typeof listedMerge>

export const findListings = z.object({
  // The database holds no such character.
  q: z._default(
    z.string().check(z.overwrite((text) => text.replaceAll('\u0000', '').trim().slice(0, hidingLimits.find))),
    '',
  ),
  page: z.catch(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '1'),
})

export const staffListingsQuery = z.object({
  show: z.catch(z.enum(listingChoices), 'all'),
  ...findListings.shape,
})

export const staffListings = z.object({
  rows: z.array(shownListing),
  total: count,
  page: count,
  pages: count,
})
export type StaffListings = z.infer<typeof staffListings>

export const hiding = z.object({
  reason: z.enum(hiddenReasons),
  words: z.string(),
  at: moment,
  by: z.string(),
  shown: z.nullable(z.object({ at: moment, by: z.string(), words: z.string() })),
})
export type HidingNote = z.infer<typeof hiding>

export const listingFacts = {
  street: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  createdAt: moment,
  listedSince: z.nullable(moment),
  checkedAt: z.nullable(moment),
  beds: z.array(
    z.object({
      audience: z.string(),
      total: count,
      last: z.nullable(z.object({ open: count, at: moment, kind: z.string() })),
    }),
  ),
}

export const staffListing = z.object({
  ...row,
  ...listingFacts,
  certifiedUntil: z.nullable(z.string()),
  /** Who gets the mail about hiding: the owners and managers of its organization. */
  people: z.array(z.object({ name: z.string(), email: z.string(), role: z.string() })),
  hidings: z.array(hiding),
  merges: z.array(listedMerge),
  reports: z.array(shownReport),
  notes: z.array(z.object({ id: z.string(), words: z.string(), at: moment, by: z.string() })),
  history: z.array(
    z.object({ id: z.string(), at: moment, by: z.string(), from: z.string(), words: z.array(z.string()) }),
  ),
  mayChange: z.boolean(),
})
export type StaffListing = z.infer<typeof staffListing>

const buildWordsSchema = (most: number, missing: string) => requireWords(missing, most, `At most ${most} letters.`)

export const listingChange = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('hide'),
    reason: z.enum(hideReasons, 'Choose a reason.'),
    words: buildWordsSchema(hidingLimits.words, 'Say why in a sentence: the operator reads it.'),
  }),
  z.object({
    act: z.literal('show'),
    words: z._default(
      z.string().check(
        z.overwrite((text) => text.trim()),
        z.maxLength(hidingLimits.words),
      ),
      '',
    ),
  }),
  z.object({
    act: z.literal('undo_merge'),
    merge: z.guid('There is no such merge.'),
    words: buildWordsSchema(hidingLimits.words, 'Say why in a sentence: the operator reads it.'),
  }),
  z.object({ act: z.literal('note'), words: buildWordsSchema(hidingLimits.note, 'Write the note.') }),
])
export type ListingChange = z.infer<typeof listingChange>
