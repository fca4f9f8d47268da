import * as z from 'zod/mini'
import { foundResidence } from '#contract/residence/residence-search.ts'

/** The most homes of one list, and how many days its link may work. */
export const sharedListLimits = { homes: 50, days: [2, 14, 60] } as const
export const usualSharedDays = 14

const moment = z.string()

/** Answer of `GET /api/residences/these`: homes by their public names, in that order; those not listed are left out. */
export const theseResidences = z.object({ items: z.array(foundResidence), measuredAt: moment })

export type TheseResidences = z.infer<typeof theseResidences>

/** Answer of `GET /api/shared-lists/{secret}`: the homes as they are now. */
export const sharedList = z.object({
  ...theseResidences.shape,
  /** How many of the list are not listed any more. */
  gone: z.int().check(z.nonnegative()),
  madeAt: moment,
  endsAt: moment,
})

export type SharedList = z.infer<typeof sharedList>

/** Answer of `GET /api/shared-lists/mine/{secret}`, for whoever made it: the secret of the link to pass on. */
export const ownSharedList = z.object({ secret: z.string(), homes: z.int(), endsAt: moment })

export type OwnSharedList = z.infer<typeof ownSharedList>
