import * as z from 'zod/mini'
import { stoppableMails } from '#domain/people/stoppable-mails.ts'

export const mailStop = z.object({
  kind: z.enum(stoppableMails),
  organization: z.string(),
  email: z.string(),
  isOn: z.boolean(),
  /** By the same link; otherwise somebody of the organization has to. */
  canRestart: z.boolean(),
})
export type MailStop = z.infer<typeof mailStop>

export const mailStopInput = z.object({ on: z.boolean() })
