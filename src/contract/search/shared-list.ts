import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { foundResidence } from './residence-search.ts'

export const sharedListLimits = { homes: 50, days: [2, 14, 60] } as const
export const defaultSharedDays = 14

export const theseResidences = z.object({ items: z.array(foundResidence), measuredAt: moment })

export type TheseResidences = z.infer<typeof theseResidences>

export const sharedList = z.object({
  ...theseResidences.shape,
  gone: count,
  madeAt: moment,
  endsAt: moment,
})

export type SharedList = z.infer<typeof sharedList>

export const ownSharedList = z.object({ secret: z.string(), homes: z.int(), endsAt: moment })

export type OwnSharedList = z.infer<typeof ownSharedList>
