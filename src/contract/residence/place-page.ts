import * as z from 'zod/mini'

const named = { name: z.string(), state: z.string() }

/** Answer of `GET /api/residences/place?state=AR&slug=little-rock`: what the page of a town or county says beside its homes. */
export const placeFacts = z.object({
  ...named,
  kind: z.enum(['town', 'county']),
  /** Of a town; null for a city that belongs to none, and for a county. */
  county: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Homes whose certificate holds; at least so many where `certifiedAreLeast`. */
  certified: z.int(),
  certifiedAreLeast: z.boolean(),
  /** Towns where homes stand, the nearest first: around a town, or in and around a county. */
  towns: z.array(z.object({ ...named, homes: z.int() })),
})

export type PlaceFacts = z.infer<typeof placeFacts>

/** What the call asks. */
export const placeQuery = z.strictObject({
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Use the two letters of a state, such as AR.')),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, 'Use letters, digits and dashes, such as little-rock.')),
})

export type PlaceQuery = z.infer<typeof placeQuery>
