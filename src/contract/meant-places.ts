import * as z from 'zod/mini'

/** A place that may have been meant, and the homes in it or within 25 miles of it. */
export const placeChoice = z.object({
  /** As the search takes it: "Springfield, MO". */
  near: z.string(),
  name: z.string(),
  /** Two letters. */
  state: z.string(),
  /** Of a town; null for a county, and a city that belongs to none. */
  county: z.nullable(z.string()),
  homes: z.int(),
  homesAreLeast: z.boolean(),
})

export type PlaceChoice = z.infer<typeof placeChoice>

/** Why nobody can tell a place: no such ZIP code, several of the name, none like it, "near me", or in no state. */
export const placeDoubts = ['zip', 'several', 'unlike', 'point', 'here', 'outside'] as const

export type PlaceDoubt = (typeof placeDoubts)[number]

/** Answer of `GET /api/residences/meant?near=`: `why` is null for a place that a search understands. */
export const meantPlaces = z.object({
  why: z.nullable(z.enum(placeDoubts)),
  /** What several places are called, the digits of the ZIP code, else what was typed. */
  name: z.string(),
  choices: z.array(placeChoice),
})

export type MeantPlaces = z.infer<typeof meantPlaces>
