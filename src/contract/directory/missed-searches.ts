import * as z from 'zod/mini'
import { missedNeeds, missedOutcomes } from '#domain/search/missed-search.ts'

export const missedSearchesQuery = z.strictObject({
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Use the two letters of a state, such as AR.')),
})

export const missedCount = z.object({
  /** Its Monday, in UTC. */
  week: z.string(),
  /** Empty for searches of the whole state. */
  county: z.string(),
  need: z.enum(missedNeeds),
  outcome: z.enum(missedOutcomes),
  /** Null for 1 to 10. */
  searches: z.nullable(z.int()),
})

export const missedSearches = z.object({
  state: z.string(),
  name: z.string(),
  /** The first week that is shown, and this one. */
  from: z.string(),
  week: z.string(),
  items: z.array(missedCount),
  /** The middle of each county that is named above. */
  counties: z.array(z.object({ county: z.string(), latitude: z.number(), longitude: z.number() })),
  measuredAt: z.string(),
})
export type MissedSearches = z.infer<typeof missedSearches>
