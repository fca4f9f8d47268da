import * as z from 'zod/mini'
import { answerWays, closings, inquiryKinds, inquiryStatuses, neededWhen } from '#domain/inquiries/inquiry.ts'
import { audiences } from '#domain/residence/residence.ts'

const moment = z.string()
const count = z.int().check(z.nonnegative())
const person = z.object({ id: z.string(), name: z.string() })

/** A place in line, 1 for who is next, in the list of one house for one kind of bed. */
const place = z.int().check(z.positive())

const sent = {
  kind: z.enum(inquiryKinds),
  name: z.string(),
  answerBy: z.nullable(z.enum(answerWays)),
  reach: z.string(),
  needed: z.nullable(z.enum(neededWhen)),
  message: z.string(),
  receivedAt: moment,
  readAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
}

/** Answer of `GET /api/inquiries/asked/{secret}`: what the sender wrote, and how far it has come. */
export const askedInquiry = z.object({
  ...sent,
  /** Null once the listing is no longer public. */
  home: z.nullable(z.object({ slug: z.string(), name: z.string(), phone: z.string() })),
  /** Where they stand on the waiting list of the house; null where they are on none (any more). */
  waiting: z.nullable(z.object({ place })),
})

export type AskedInquiry = z.infer<typeof askedInquiry>

/** One row of `GET /api/inquiries`: for the people of the house; a correction also for the alliance. */
export const receivedInquiry = z.object({
  ...sent,
  id: z.string(),
  language: z.enum(['en', 'es']),
  homeId: z.string(),
  homeName: z.string(),
  /** The house's own number, for the words we propose; empty where the house is not to be read any more. */
  homePhone: z.string(),
  status: z.enum(inquiryStatuses),
  answeredBy: z.nullable(z.string()),
  /** From its coming to the first answer, in minutes; it stays when it is opened again. */
  answeredAfter: z.nullable(count),
  /** Who has it in work. */
  taken: z.nullable(z.object({ by: person, at: moment })),
  closed: z.nullable(z.object({ reason: z.enum(closings), by: z.string(), at: moment })),
  /** When whoever asked several homes said that this one has a bed for them. */
  chosenAt: z.nullable(moment),
  /** For the house's own people. */
  note: z.string(),
  /** Their row of the waiting list, where there is one. */
  waiting: z.nullable(z.object({ id: z.string(), place })),
})

export type ReceivedInquiry = z.infer<typeof receivedInquiry>

/** Which part of the inbox is asked for. */
export const inboxParts = ['all', 'waiting', 'mine', 'answered', 'closed'] as const

/** Query of `GET /api/inquiries`. An empty value says nothing, as a form sends it. */
export const receivedQuery = z.object({
  house: z.optional(z.union([z.literal(''), z.uuid()], 'This is no house.')),
  status: z.optional(z.union([z.literal(''), z.enum(inboxParts)], `Use one of: ${inboxParts.join(', ')}.`)),
  cursor: z.optional(z.string().check(z.maxLength(200, 'This is not a place in a list.'))),
})

export type ReceivedQuery = z.infer<typeof receivedQuery>

/** Answer of `GET /api/inquiries`: 200 at most, what waits for an answer first, then the newest. */
export const receivedInquiries = z.object({
  items: z.array(receivedInquiry),
  /** For the next page; null on the last. */
  next: z.nullable(z.string()),
  /** The houses one may ask for: how many of their inquiries wait, and for whom they have beds. */
  houses: z.array(
    z.object({ id: z.string(), name: z.string(), unanswered: count, audiences: z.array(z.enum(audiences)) }),
  ),
  /** The first answers of the last 30 days: how many, and the minutes half of them took at most. */
  firstAnswers: z.object({ answered: count, medianMinutes: z.nullable(count) }),
})

export type ReceivedInquiries = z.infer<typeof receivedInquiries>

/** Answer of `GET /api/inquiries/count`: what waits for an answer; `questions` are those about a bed. */
export const inquiryCount = z.object({ unanswered: count, questions: count })

export type InquiryCount = z.infer<typeof inquiryCount>

/** Body of `POST /api/inquiries/{id}/answered`. */
export const inquiryAnsweredInput = z.object({ answered: z.boolean('answered is true or false.') })
