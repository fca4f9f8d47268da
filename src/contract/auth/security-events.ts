import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { securityEventKinds } from '#domain/people/security-event.ts'
import { securitySpans } from './security-spans.ts'

const day = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Give a day as 2026-11-22.')))

export const securityQuery = z.object({
  kind: z.optional(z.enum(securityEventKinds, 'There is no such kind of event.')),
  network: z.optional(
    z.string().check(z.regex(/^[0-9a-f.:]{3,45}\/(24|48)$/, 'Give a network as 203.0.113.0/24 or 2001:db8:12::/48.')),
  ),
  person: z.optional(z.uuid('This is no id of a person.')),
  organization: z.optional(z.uuid('This is no id of an organization.')),
  span: z.optional(z.enum(securitySpans, 'The span is hour, day or week.')),
  from: day,
  to: day,
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type SecurityQuery = z.infer<typeof securityQuery>

const named = z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) }))

export const securityRow = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  since: z.string(),
  at: z.string(),
  events: count,
  things: z.nullable(count),
  network: z.nullable(z.string()),
  person: named,
  organization: named,
  about: z.nullable(z.string()),
  gathered: z.boolean(),
})
export type SecurityRow = z.infer<typeof securityRow>

const seen = z.object({ events: count, networks: count })

export const securityCounts = z.array(z.object({ kind: z.enum(securityEventKinds), hour: seen, day: seen, week: seen }))
export type SecurityCounts = z.infer<typeof securityCounts>

export const securityPage = z.object({
  rows: z.array(securityRow),
  next: z.nullable(z.string()),
  counts: securityCounts,
  only: z.object({ person: named, organization: named }),
})
export type SecurityPage = z.infer<typeof securityPage>
