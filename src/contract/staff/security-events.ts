import * as z from 'zod/mini'
import { securitySpans } from '#contract/staff/security-spans.ts'
import { securityEventKinds } from '#domain/people/security-event.ts'

const count = z.int().check(z.nonnegative())
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Give a day as 2026-11-22.')))

/** Query of `GET /api/staff/security` and of its file. An empty value is none, as a form without script sends it. */
export const securityQuery = z.object({
  kind: z.optional(z.enum(securityEventKinds, 'There is no such kind of event.')),
  /** As a row names it: "203.0.113.0/24". */
  network: z.optional(
    z.string().check(z.regex(/^[0-9a-f.:]{3,45}\/(24|48)$/, 'Give a network as 203.0.113.0/24 or 2001:db8:12::/48.')),
  ),
  person: z.optional(z.uuid('This is no id of a person.')),
  organization: z.optional(z.uuid('This is no id of an organization.')),
  /** What happened within so long. */
  span: z.optional(z.enum(securitySpans, 'The span is hour, day or week.')),
  /** The first and the last day, in UTC. */
  from: day,
  to: day,
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type SecurityQuery = z.infer<typeof securityQuery>

/** Somebody or an organization; the name is null when they are gone. */
const named = z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) }))

/** One line: an event, or several alike of which it gives the first and the last moment. */
export const securityRow = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  since: z.string(),
  at: z.string(),
  events: count,
  /** How many things they touched; null where there is nothing to count. */
  things: z.nullable(count),
  network: z.nullable(z.string()),
  person: named,
  organization: named,
  /** What it was about: a word of ours, or a method and the pattern of an address. */
  about: z.nullable(z.string()),
  /** Stands for events of which there were too many to keep each. */
  gathered: z.boolean(),
})
export type SecurityRow = z.infer<typeof securityRow>

const seen = z.object({ events: count, networks: count })

/** How often each kind happened lately, of those that did within a week. */
export const securityCounts = z.array(z.object({ kind: z.enum(securityEventKinds), hour: seen, day: seen, week: seen }))
export type SecurityCounts = z.infer<typeof securityCounts>

/** Answer of `GET /api/staff/security`: newest first, 50 to a page. */
export const securityPage = z.object({
  rows: z.array(securityRow),
  /** null on the last page. */
  next: z.nullable(z.string()),
  counts: securityCounts,
  /** Whom the list is narrowed to. */
  only: z.object({ person: named, organization: named }),
})
export type SecurityPage = z.infer<typeof securityPage>
