import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { inboxFilters } from './inbox-filters.ts'

export const promisedHours = 24

const person = z.object({ id: z.string(), name: z.string() })

const row = {
  id: z.string(),
  ref: z.string(),
  senderName: z.string(),
  facilityName: z.string(),
  stateId: z.nullable(z.string()),
  excerpt: z.string(),
  receivedAt: moment,
  dueAt: moment,
  readAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  assignedTo: z.nullable(person),
}

export const inboxRow = z.object(row)
export type InboxRow = z.infer<typeof inboxRow>

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

export const inboxQuery = z.object({
  filter: z._default(z.enum(inboxFilters, 'The filter is open, mine or answered.'), 'open'),
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type InboxQuery = z.infer<typeof inboxQuery>

export const inboxPage = z.object({
  rows: z.array(inboxRow),
  next: z.nullable(z.string()),
  counts: z.object({ open: count, mine: count, unread: count, late: count, answered: count }),
})
export type InboxPage = z.infer<typeof inboxPage>

export const assignInput = z.object({ to: z.enum(['me', 'nobody'], 'Assign to me or to nobody.') })

export const answeredInput = z.object({ answered: z.boolean('Say true or false.') })
