import * as z from 'zod/mini'
import { missedNeeds, missedOutcomes } from '#domain/search/missed-search.ts'

export const missedSearchesQuery = z.strictObject({
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Use the two letters of a state, such as AR.')),
})

/**
 * `week` is its Monday in UTC, `county` is empty for searches of the whole state, and `searches` is null for 1 to 10.
 */
export const missedCount = z.object({
  week: z.string(),
  county: z.string(),
  need: z.enum(missedNeeds),
  outcome: z.enum(missedOutcomes),
  searches: z.nullable(z.int()),
})

export const missedSearches = z.object({
  state: z.string(),
  name: z.string(),
  from: z.string(),
  week: z.string(),
  items: z.array(missedCount),
  counties: z.array(z.object({ county: z.string(), latitude: z.number(), longitude: z.number() })),
  measuredAt: z.string(),
})
export type MissedSearches = z.infer<typeof missedSearches>
