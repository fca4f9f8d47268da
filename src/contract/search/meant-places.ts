import * as z from 'zod/mini'

export const placeChoice = z.object({
  near: z.string(),
  name: z.string(),
  state: z.string(),
  county: z.nullable(z.string()),
  homes: z.int(),
  residencesAreLeast: z.boolean(),
})

export type PlaceChoice = z.infer<typeof placeChoice>

export const placeDoubts = ['zip', 'several', 'unlike', 'street', 'point', 'here', 'outside', 'need'] as const

export type PlaceDoubt = (typeof placeDoubts)[number]

export const meantPlaces = z.object({
  why: z.nullable(z.enum(placeDoubts)),
  name: z.string(),
  choices: z.array(placeChoice),
  inState: z.nullable(z.string()),
  filters: z.optional(z.record(z.string(), z.string())),
})

export type MeantPlaces = z.infer<typeof meantPlaces>
