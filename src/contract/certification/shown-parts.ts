import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { findings, outcomes } from '#domain/certification/application/application.ts'

export const visitFinding = z.object({
  id: z.string(),
  visitId: z.string(),
  code: z.string(),
  finding: z.nullable(z.enum(findings)),
  words: z.string(),
  dueOn: z.nullable(z.string()),
  by: z.string(),
  madeAt: moment,
  over: z.array(z.string()),
})

/** What an affiliate bills, in cents; nothing of it is paid here. */
export const shownFees = z.object({
  lines: z.array(
    z.object({
      what: z.enum(['organization', 'residence', 'bed', 'application']),
      cents: count,
      overBeds: z.optional(count),
      mostCents: z.optional(count),
      count,
      sum: count,
    }),
  ),
  sum: count,
  source: z.string(),
})
export type ShownFees = z.infer<typeof shownFees>

export const shownProposal = z.object({
  outcome: z.enum(outcomes),
  reasons: z.string(),
  conditions: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
})

export const storyStep = z.object({
  what: z.enum(['refused', 'appealed', 'appeal_granted', 'appeal_refused']),
  at: moment,
  words: z.string(),
})
