import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { numberAges } from '#domain/beds/bed-age.ts'

const waits = { waiting: count, waitingSince: z.nullable(moment), failed: count }

export const failedJob = z.object({
  id: z.string(),
  at: moment,
  tries: count,
  /** The class and code of the error, never its message. */
  code: z.nullable(z.string()),
})

export const jobQueue = z.object({
  name: z.string(),
  ...waits,
  workedAt: z.nullable(moment),
  lately: z.array(failedJob),
})
export type JobQueue = z.infer<typeof jobQueue>

export const trouble = z.object({
  what: z.string(),
  code: z.nullable(z.string()),
  times: count,
  firstAt: moment,
  lastAt: moment,
  longestMs: count,
})
export type TroubleLine = z.infer<typeof trouble>

export const stateFreshness = z.object({
  state: z.string(),
  name: z.string(),
  hasAffiliate: z.boolean(),
  homes: count,
  ages: z.record(z.enum(numberAges), count),
})
export type StateFreshness = z.infer<typeof stateFreshness>

export const healthAnswer = z.object({
  /** Errors and slow statements are those of the server that answers, since it started and for a day. */
  watchedSince: moment,
  database: z.enum(['embedded', 'postgres']),
  mail: z.object(waits),
  queues: z.array(jobQueue),
  errors: z.array(trouble),
  slow: z.array(trouble),
  slowFromMs: count,
  states: z.array(stateFreshness),
})
export type HealthAnswer = z.infer<typeof healthAnswer>

export const healthChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('jobs'),
      queue: z.string().check(z.regex(/^[a-z][a-z-]{0,60}$/, 'There is no such job.')),
      id: z.optional(z.uuid('There is no such job.')),
    }),
    z.object({ act: z.literal('mails') }),
  ],
  'This form does nothing here.',
)
export type HealthChange = z.infer<typeof healthChange>

export const triedAgain = z.object({ tried: count })
