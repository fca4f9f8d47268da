import * as z from 'zod/mini'

/** `filed` is null for 1 to 10. A state where none was filed in that half year is left out. */
export const grievanceCount = z.object({
  state: z.string(),
  name: z.string(),
  filed: z.nullable(z.int()),
})

/** Half years in UTC, the last one first: `from` is the first day, `until` the day after the last. */
export const grievanceCounts = z.object({
  items: z.array(z.object({ from: z.string(), until: z.string(), states: z.array(grievanceCount) })),
})
export type GrievanceCounts = z.infer<typeof grievanceCounts>
export type GrievanceCount = z.infer<typeof grievanceCount>
