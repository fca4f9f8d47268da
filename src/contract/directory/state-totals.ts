import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** What is counted in one state. */
export const stateTotals = z.object({
  /** Two letters. */
  state: z.string(),
  slug: z.string(),
  name: z.string(),
  homes: count,
  /** Homes whose certificate holds today. */
  certified: count,
  totalBeds: count,
  /** Beds of the groups that said a number in the last 7 days. */
  saidBeds: count,
  availableBeds: count,
  /** How many of these were said more than 3 days ago. */
  bedsToConfirm: count,
  /** When a home there last said a number; null when none ever did. */
  saidAt: z.nullable(z.string()),
})

export type StateTotals = z.infer<typeof stateTotals>

/** Answer of `GET /api/v1/states`. */
export const allStateTotals = z.object({
  /** The 50 states and the District of Columbia, by name. */
  items: z.array(stateTotals),
  /** The first day of `/data/history.csv`, "2026-11-22", and how many days are in it; null and 0 before the first. */
  historySince: z.nullable(z.string()),
  historyDays: count,
  measuredAt: z.string(),
})

export type AllStateTotals = z.infer<typeof allStateTotals>
