import * as z from 'zod/mini'
import { boardGroup } from '#contract/desk/board.ts'
import { listingStatuses } from '#domain/residence/residence.ts'

const count = z.int().check(z.nonnegative())

export const myResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.nullable(z.object({ name: z.string() })),
  totalBeds: count,
  availableBeds: count,
  narrCertified: z.boolean(),
  /** May be over. Missing in answers that a device stored earlier. */
  certifiedUntil: z.optional(z.nullable(z.string())),
  reportedAt: z.nullable(z.string()),
  status: z.enum(listingStatuses),
  groups: z.array(boardGroup),
})

export const myResidences = z.array(myResidence)

export type MyResidence = z.infer<typeof myResidence>

export const directoryStats = z.object({
  totalListings: count,
  availableBeds: count,
  bedsToConfirm: count,
  measuredAt: z.string(),
})

export type DirectoryStats = z.infer<typeof directoryStats>

export const stateOption = z.object({ id: z.string(), name: z.string() })
export const stateOptions = z.array(stateOption)
export type StateOption = z.infer<typeof stateOption>
