import * as z from 'zod/mini'

/** The emails that the link in one of them stops, without signing in. */
export const stoppableMails = ['questions', 'reminders', 'warnings'] as const
export type StoppableMail = (typeof stoppableMails)[number]

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
