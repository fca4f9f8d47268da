import * as z from 'zod/mini'
import { mailStates } from '#contract/staff/mail-states.ts'

const isoTime = z.string()
const count = z.int().check(z.nonnegative())

const row = {
  id: z.string(),
  /** What the mail is for, in kebab case: "contact-message", "contact-receipt", "verify-email" ... */
  kind: z.string(),
  /** An address; of a text message only the last two digits of its number, in words. */
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** Tries so far, and the most there will be. */
  attempts: count,
  maxAttempts: count,
  /** When it is tried next; null when it is sent or has failed. */
  nextAttemptAt: z.nullable(isoTime),
  /** Why the last try failed, in our own words: never an address or what the mail server said. */
  lastError: z.nullable(z.string()),
  createdAt: isoTime,
  sentAt: z.nullable(isoTime),
}

/** One line of `GET /api/staff/mail`. */
export const mailRow = z.object(row)
export type MailRow = z.infer<typeof mailRow>

/** Answer of `GET /api/staff/mail/{id}` and of `POST /api/staff/mail/{id}/retry`. */
export const mailDetail = z.object({
  ...row,
  /**
   * The plain text. null when it may not be shown: a mail with a code, or with a link by which one can act, is for its
   * recipient alone.
   */
  text: z.nullable(z.string()),
  canRetry: z.boolean(),
})
export type MailDetail = z.infer<typeof mailDetail>

/** Query of `GET /api/staff/mail`; without a state, every mail, newest first. */
export const mailQuery = z.object({
  state: z.optional(z.enum(mailStates, 'The state is queued, sending, sent or failed.')),
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type MailQuery = z.infer<typeof mailQuery>

/** Answer of `GET /api/staff/mail`: 25 rows at most. */
export const mailPage = z.object({
  rows: z.array(mailRow),
  /** null on the last page. */
  next: z.nullable(z.string()),
  /** How mail leaves: by a mail server, or as files in the data folder because none is set. */
  transport: z.enum(['smtp', 'files']),
  /** Mails that gave up and wait for Retry. */
  failed: count,
})
export type MailPage = z.infer<typeof mailPage>
