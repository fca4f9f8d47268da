import * as z from 'zod/mini'
import { placeQuery } from '#contract/residence/place-page.ts'
import { searchLimits } from '#domain/search/asked-search.ts'

/** The query of `GET /api/residences/suggested`: what somebody typed so far, and the state whose places go first. */
export const suggestionsQuery = z.strictObject({
  state: z.optional(placeQuery.shape.state),
  text: z.optional(
    z.string().check(z.trim(), z.maxLength(searchLimits.text, `Use at most ${searchLimits.text} letters.`)),
  ),
})

export const placeSuggestion = z.object({
  kind: z.enum(['zip', 'town', 'county', 'state', 'home']),
  /** As the search takes it: "72201", "Conway, AR", "Pulaski County, AR", "Arkansas", "Harbor Row House". */
  near: z.string(),
  /** The town of a ZIP code, the county of a town, the town of a home; null where there is none to say. */
  within: z.nullable(z.string()),
  /** Of a home that alone is called so: what its page's address ends with. */
  slug: z.nullable(z.string()),
})

export type PlaceSuggestion = z.infer<typeof placeSuggestion>

/** The likeliest first, at most 8. */
export const placeSuggestions = z.object({ suggestions: z.array(placeSuggestion) })

export type PlaceSuggestions = z.infer<typeof placeSuggestions>
