import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'

export const stateTotals = z.object({
  state: z.string(),
  slug: z.string(),
  name: z.string(),
  homes: count,
  certified: count,
  totalBeds: count,
  saidBeds: count,
  availableBeds: count,
  bedsToConfirm: count,
  saidAt: z.nullable(z.string()),
})

export type StateTotals = z.infer<typeof stateTotals>

export const allStateTotals = z.object({
  items: z.array(stateTotals),
  historySince: z.nullable(z.string()),
  historyDays: count,
  measuredAt: z.string(),
})

export type AllStateTotals = z.infer<typeof allStateTotals>
