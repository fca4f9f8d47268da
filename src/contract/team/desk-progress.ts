import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'

export const deskProgress = z.object({
  claim: z.boolean(),
  account: z.boolean(),
  data: z.boolean(),
  team: z.boolean(),
  live: z.boolean(),
  reminders: z.boolean(),
  residencesWithoutNumbers: count,
  peopleInTraining: count,
})

export type DeskProgress = z.infer<typeof deskProgress>
