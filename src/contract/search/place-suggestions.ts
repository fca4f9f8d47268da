import * as z from 'zod/mini'
import { searchLimits } from '#domain/search/search-request.ts'
import { placeQuery } from './place-page.ts'

export const suggestionsQuery = z.strictObject({
  state: z.optional(placeQuery.shape.state),
  text: z.optional(
    z.string().check(z.trim(), z.maxLength(searchLimits.text, `Use at most ${searchLimits.text} letters.`)),
  ),
})

export const placeSuggestion = z.object({
  kind: z.enum(['zip', 'town', 'county', 'state', 'home']),
  near: z.string(),
  within: z.nullable(z.string()),
  slug: z.nullable(z.string()),
})

export type PlaceSuggestion = z.infer<typeof placeSuggestion>

export const placeSuggestions = z.object({ suggestions: z.array(placeSuggestion) })

export type PlaceSuggestions = z.infer<typeof placeSuggestions>
