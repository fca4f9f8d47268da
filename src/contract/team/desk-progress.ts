import * as z from 'zod/mini'

export const deskProgress = z.object({
  claim: z.boolean(),
  account: z.boolean(),
  data: z.boolean(),
  team: z.boolean(),
  live: z.boolean(),
  reminders: z.boolean(),
  residencesWithoutNumbers: z.int().check(z.nonnegative()),
  peopleInTraining: z.int().check(z.nonnegative()),
})

export type DeskProgress = z.infer<typeof deskProgress>
