import * as z from 'zod/mini'
import { cleaned } from '#contract/typed.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { likenesses } from '#domain/listing/like-listing.ts'

/** A listing of another organisation that a house looks like. */
export const likeListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  /** Who its page says runs it. */
  organization: z.string(),
  isClaimed: z.boolean(),
  what: z.array(z.enum(likenesses)),
})

export type LikeListing = z.infer<typeof likeListing>

/** Why a house is another one than the listing it looks like; empty where nobody says so. */
export const insistsInput = z._default(
  z.string().check(cleaned(), z.maxLength(claimLimits.reason, `Use at most ${claimLimits.reason} letters.`)),
  '',
)

const moment = z.string()
const count = z.int().check(z.nonnegative())

/** A house that waits, with what the public would read of it. */
const checkedHouse = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  /** Null where the house does not show it. */
  street: z.nullable(z.string()),
  phone: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.string(),
  beds: count,
  /** Listings of others that it looks like. */
  like: z.array(likeListing),
})

export type CheckedHouse = z.infer<typeof checkedHouse>

/** Houses of one entry that are shown. */
export const housesShown = 10

/** What waits for a yes before it is public, for who decides it. */
export const publishingCheck = z.object({
  id: z.string(),
  /** A new organization's first houses, or one house that looks like a listing. */
  about: z.enum(['organization', 'house']),
  organization: z.string(),
  /** Since when the organization has an account. */
  memberSince: moment,
  person: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  home: z.object({ name: z.string(), city: z.string(), state: z.string() }),
  /** Why the house is another one than the listing it looks like. */
  reason: z.string(),
  askedAt: moment,
  /** How many houses wait behind it; the first of them are in `houses`. */
  waiting: count,
  houses: z.array(checkedHouse),
  /** How often the organization was refused before. */
  refusedBefore: count,
  decider: z.nullable(z.string()),
  /** From when the reader may decide it; null for anybody who may decide now. */
  mayDecideFrom: z.nullable(moment),
  end: z.nullable(
    z.object({ as: z.enum(['approved', 'refused']), at: moment, reason: z.string(), by: z.nullable(z.string()) }),
  ),
  undone: z.nullable(z.object({ at: moment, reason: z.string() })),
  /** Until when the reader may undo it; null where they may not. */
  mayUndoUntil: z.nullable(moment),
})

export type PublishingCheck = z.infer<typeof publishingCheck>

/** For the people of a house that is not public: who checks it, and what was said of it before. */
export const houseCheck = z.object({
  /** For what it would wait, or waits: the organization's first check, or because it looks like a listing. */
  about: z.enum(['organization', 'house']),
  /** Who decides; null until it was given to somebody. */
  who: z.nullable(z.string()),
  askedAt: z.nullable(moment),
  /** How many houses of theirs wait. */
  waiting: count,
  refused: z.nullable(z.object({ at: moment, reason: z.string(), by: z.nullable(z.string()) })),
})

export type HouseCheck = z.infer<typeof houseCheck>
