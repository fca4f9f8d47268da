import * as z from 'zod/mini'
import { boardGroup } from '#contract/desk/board.ts'
import { listingStatuses } from '#domain/residence/residence.ts'

const count = z.int().check(z.nonnegative())

/**
 * One row of `GET /api/my-residences` (spec section 3), with what its own people need on their board. `availableBeds` is
 * derived from the bed reports.
 */
export const myResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  /** null when the state is not known: the page then says 'Unknown State'. */
  state: z.nullable(z.object({ name: z.string() })),
  totalBeds: count,
  availableBeds: count,
  narrCertified: z.boolean(),
  /** The certificate's last day, "2027-06-30"; it may be over. Left out by answers that a device kept from before. */
  certifiedUntil: z.optional(z.nullable(z.string())),
  /** When the house last said its number, ISO 8601; null when it never did. */
  reportedAt: z.nullable(z.string()),
  /** Archived ones are in no answer. */
  status: z.enum(listingStatuses),
  /** The largest group in front. Their open beds make up `availableBeds`; a group without a report counts as none. */
  groups: z.array(boardGroup),
})

export const myResidences = z.array(myResidence)

export type MyResidence = z.infer<typeof myResidence>

/** Answer of `GET /api/directory/stats`. Only published residences count; withdrawn numbers are in no sum. */
export const directoryStats = z.object({
  totalListings: count,
  availableBeds: count,
  /** How many of these were said more than 3 days ago: callers are told to confirm them. */
  bedsToConfirm: count,
  /** When it was counted, ISO 8601. */
  measuredAt: z.string(),
})

export type DirectoryStats = z.infer<typeof directoryStats>

/** Answer of `GET /api/states`: the 51 options of the state selector. */
export const stateOption = z.object({ id: z.string(), name: z.string() })
export const stateOptions = z.array(stateOption)
export type StateOption = z.infer<typeof stateOption>
