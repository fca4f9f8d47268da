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

/**
 * Why nobody can tell a place: no such ZIP code, several of the name, none like it, a street without a town, "near me", in no
 * state, or a need such as "Suboxone", with its place among the choices where one was typed.
 */
export const placeDoubts = ['zip', 'several', 'unlike', 'street', 'point', 'here', 'outside', 'need'] as const

export type PlaceDoubt = (typeof placeDoubts)[number]

/** Answer of `GET /api/residences/meant?near=`: `why` is null for a place that a search understands. */
export const meantPlaces = z.object({
  why: z.nullable(z.enum(placeDoubts)),
  /** What several places are called, the digits of the ZIP code, else what was typed. */
  name: z.string(),
  choices: z.array(placeChoice),
  /**
   * A town or county of this name in the state asked with it, or of one a slip away where no place of the country has it,
   * as the search takes it: "Portland, ME".
   */
  inState: z.nullable(z.string()),
  /** Where a need was typed: the filters it asks for, as a search takes them. */
  filters: z.optional(z.record(z.string(), z.string())),
})

export type MeantPlaces = z.infer<typeof meantPlaces>
