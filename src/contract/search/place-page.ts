import * as z from 'zod/mini'

const named = { name: z.string(), state: z.string() }

export const placeFacts = z.object({
  ...named,
  kind: z.enum(['town', 'county']),
  county: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  certified: z.int(),
  certifiedAreLeast: z.boolean(),
  towns: z.array(z.object({ ...named, homes: z.int() })),
})

export type PlaceFacts = z.infer<typeof placeFacts>

export const placeQuery = z.strictObject({
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Use the two letters of a state, such as AR.')),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, 'Use letters, digits and dashes, such as little-rock.')),
})

export type PlaceQuery = z.infer<typeof placeQuery>
