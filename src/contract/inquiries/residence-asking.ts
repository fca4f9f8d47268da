import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { audiences } from '#domain/residence/residence.ts'

/** Those who wait for one group of beds. Nobody's name: initials are enough for the board. */
export const groupLine = z.object({
  audience: z.enum(audiences),
  waiting: count,
  first: z.nullable(z.object({ id: z.string(), initials: z.string(), since: z.string() })),
})

export const residenceAsking = z.object({ residenceId: z.string(), questions: count, lines: z.array(groupLine) })

export const residencesAsking = z.array(residenceAsking)

export type WaitingLine = z.infer<typeof groupLine>
export type ResidenceAsking = z.infer<typeof residenceAsking>
