import * as z from 'zod/mini'

/** Answer of `GET /api/desk/progress`: which steps are done, in whatever order they were. */
export const deskProgress = z.object({
  claim: z.boolean(),
  account: z.boolean(),
  data: z.boolean(),
  team: z.boolean(),
  live: z.boolean(),
  /** Houses that have said no number yet, and people whose training is not finished: for the words of the next step. */
  housesWithoutNumbers: z.int().check(z.nonnegative()),
  peopleInTraining: z.int().check(z.nonnegative()),
})

export type DeskProgress = z.infer<typeof deskProgress>
