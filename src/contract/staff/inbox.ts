import * as z from 'zod/mini'
import { inboxFilters } from '#contract/staff/inbox-filters.ts'

/** Hours in which a contact message is promised an answer (spec section 8: "within 24 hours"). */
export const promisedHours = 24

const isoTime = z.string()
const person = z.object({ id: z.string(), name: z.string() })

const row = {
  id: z.string(),
  /** What the sender was given to quote, for instance "K4M2-7QXA". */
  ref: z.string(),
  senderName: z.string(),
  /** '' when the sender gave none. */
  facilityName: z.string(),
  /** Two-letter code, null when the sender chose no state. */
  stateId: z.nullable(z.string()),
  /** The first characters of the message, on one line. */
  excerpt: z.string(),
  receivedAt: isoTime,
  /** `receivedAt` plus the promised hours. A message without `answeredAt` after this moment is late. */
  dueAt: isoTime,
  /** When somebody of the staff first opened it; null while it is unread. */
  readAt: z.nullable(isoTime),
  answeredAt: z.nullable(isoTime),
  assignedTo: z.nullable(person),
}

/** One line of `GET /api/staff/inbox`. */
export const inboxRow = z.object(row)
export type InboxRow = z.infer<typeof inboxRow>

/** Answer of `GET /api/staff/inbox/{id}` and of the calls that change a message. */
export const inboxMessage = z.object({
  ...row,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  answeredBy: z.nullable(person),
})
export type InboxMessage = z.infer<typeof inboxMessage>

/** Query of `GET /api/staff/inbox`: open and mine come longest waiting first, answered comes latest first. */
export const inboxQuery = z.object({
  filter: z._default(z.enum(inboxFilters, 'The filter is open, mine or answered.'), 'open'),
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type InboxQuery = z.infer<typeof inboxQuery>

const count = z.int().check(z.nonnegative())

/** Answer of `GET /api/staff/inbox`: 25 rows at most. */
export const inboxPage = z.object({
  rows: z.array(inboxRow),
  /** null on the last page. */
  next: z.nullable(z.string()),
  /** Over the whole inbox, whatever the filter: all but `answered` speak of messages that wait for an answer. */
  counts: z.object({ open: count, mine: count, unread: count, late: count, answered: count }),
})
export type InboxPage = z.infer<typeof inboxPage>

/** Body of `POST /api/staff/inbox/{id}/assign`. Somebody else's message is first given back with 'nobody'. */
export const assignInput = z.object({ to: z.enum(['me', 'nobody'], 'Assign to me or to nobody.') })

/** Body of `POST /api/staff/inbox/{id}/answered`: false opens the message again. */
export const answeredInput = z.object({ answered: z.boolean('Say true or false.') })
