import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { mailStates } from './mail-states.ts'

const row = {
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: count,
  maxAttempts: count,
  nextAttemptAt: z.nullable(moment),
  /** Our own words: never an address, or what the mail server said. */
  lastError: z.nullable(z.string()),
  createdAt: moment,
  sentAt: z.nullable(moment),
}

export const mailRow = z.object(row)
export type MailRow = z.infer<typeof mailRow>

export const mailDetail = z.object({
  ...row,
  /** Null for a mail with a code, or a link that acts: it is for its recipient alone. */
  text: z.nullable(z.string()),
  canRetry: z.boolean(),
})
export type MailDetail = z.infer<typeof mailDetail>

/**
 * `kind` is a kind, or the family of kinds before its first dash; `to` is part of the address: a mobile number is not
 * searched.
 */
export const mailQuery = z.object({
  state: z.optional(z.enum(mailStates, 'The state is queued, sending, sent or failed.')),
  kind: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/, 'There is no such kind.'))),
  to: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, 'That is too long for an address.'))),
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type MailQuery = z.infer<typeof mailQuery>

export const mailPage = z.object({
  rows: z.array(mailRow),
  next: z.nullable(z.string()),
  transport: z.enum(['smtp', 'files']),
  failed: count,
})
export type MailPage = z.infer<typeof mailPage>
