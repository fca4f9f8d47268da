import * as z from 'zod/mini'
import { cleanTyped, count, moment, optionalWords } from '#contract/calls/typed.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { likenesses } from '#domain/residence/listing/like-listing.ts'

export const likeListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  organization: z.string(),
  isClaimed: z.boolean(),
  what: z.array(z.enum(likenesses)),
})

export type LikeListing = z.infer<typeof likeListing>

export const insistsInput = optionalWords(
  claimLimits.reason,
  `Use at most ${claimLimits.reason} letters.`,
  cleanTyped(),
)

const checkedResidence = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  street: z.nullable(z.string()),
  phone: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.string(),
  beds: count,
  like: z.array(likeListing),
})

export type CheckedResidence = z.infer<typeof checkedResidence>

export const residencesRead = 300

export const publishingCheck = z.object({
  id: z.string(),
  about: z.enum(['organization', 'house']),
  organization: z.string(),
  memberSince: moment,
  person: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  residence: z.object({ name: z.string(), city: z.string(), state: z.string() }),
  reason: z.string(),
  askedAt: moment,
  waiting: count,
  residences: z.array(checkedResidence),
  refusedBefore: count,
  /** The last yes to this organization that was taken back. */
  takenBack: z.nullable(z.object({ at: moment, by: z.string(), reason: z.string() })),
  decider: z.nullable(z.string()),
  mayDecideFrom: z.nullable(moment),
  end: z.nullable(
    z.object({ as: z.enum(['approved', 'refused']), at: moment, reason: z.string(), by: z.nullable(z.string()) }),
  ),
  undone: z.nullable(z.object({ at: moment, reason: z.string() })),
  mayUndoUntil: z.nullable(moment),
})

export type PublishingCheck = z.infer<typeof publishingCheck>

export const residenceCheck = z.object({
  about: z.enum(['organization', 'house']),
  who: z.nullable(z.string()),
  askedAt: z.nullable(moment),
  waiting: count,
  refused: z.nullable(z.object({ at: moment, reason: z.string(), by: z.nullable(z.string()) })),
})

export type ResidenceCheck = z.infer<typeof residenceCheck>
