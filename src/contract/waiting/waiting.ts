import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { answerWays } from '#domain/inquiries/inquiry.ts'
import { audiences } from '#domain/residence/residence.ts'
import { waitingEnds } from '#domain/waiting/waiting.ts'

const day = z.string()

export const waitingPerson = z.object({
  id: z.string(),
  audience: z.enum(audiences),
  place: z.nullable(z.int()),
  name: z.string(),
  answerBy: z.enum(answerWays),
  reach: z.string(),
  language: z.enum(['en', 'es']),
  wantedFrom: z.nullable(day),
  note: z.string(),
  joinedAt: moment,
  heardAt: moment,
  offeredAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  endedAs: z.nullable(z.enum(waitingEnds)),
  unansweredPings: count,
  lastPingAt: z.nullable(moment),
  isUnheard: z.boolean(),
  isDue: z.boolean(),
  inquiryId: z.nullable(z.string()),
})

export type WaitingPerson = z.infer<typeof waitingPerson>

export const waitingResidence = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  audiences: z.array(z.enum(audiences)),
  keepsList: z.nullable(z.boolean()),
  isArchived: z.boolean(),
  waiting: count,
  due: count,
})

export type WaitingResidence = z.infer<typeof waitingResidence>

export const waitingLists = z.object({
  residences: z.array(waitingResidence),
  asksBy: z.array(z.enum(answerWays)),
  list: z.nullable(
    z.object({
      residenceId: z.string(),
      pingDays: z.int(),
      showsCount: z.boolean(),
      people: z.array(waitingPerson),
    }),
  ),
})

export type WaitingLists = z.infer<typeof waitingLists>

export const waitingQuery = z.object({ house: z.optional(z.union([z.literal(''), z.uuid()], 'This is no house.')) })

export const pingAnswer = z.object({ act: z.enum(['yes', 'no', 'delete'], 'Answer yes or no.') })

export const askedPing = z.object({
  residence: z.object({ name: z.string(), phone: z.string() }),
  place: z.nullable(z.int()),
  /** Null also after a no, where the house has put them back. A yes may still become a no. */
  answer: z.nullable(z.enum(['yes', 'no'])),
})

export type AskedPing = z.infer<typeof askedPing>
