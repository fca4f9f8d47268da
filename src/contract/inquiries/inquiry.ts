import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { answerWays, closings, inquiryKinds, inquiryStatuses, neededWhen } from '#domain/inquiries/inquiry.ts'
import { replyStates } from '#domain/inquiries/reply.ts'
import { audiences } from '#domain/residence/residence.ts'

const person = z.object({ id: z.string(), name: z.string() })

/** 1 is next. */
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

const reply = z.object({ words: z.string(), at: moment })

export const askedInquiry = z.object({
  ...sent,
  replies: z.array(reply),
  residence: z.nullable(z.object({ slug: z.string(), name: z.string(), phone: z.string() })),
  waiting: z.nullable(z.object({ place, offeredAt: z.nullable(moment) })),
})

export type AskedInquiry = z.infer<typeof askedInquiry>

export const receivedInquiry = z.object({
  ...sent,
  id: z.string(),
  language: z.enum(['en', 'es']),
  residenceId: z.string(),
  residenceName: z.string(),
  residencePhone: z.string(),
  isResidenceArchived: z.boolean(),
  status: z.enum(inquiryStatuses),
  answeredBy: z.nullable(z.string()),
  /** In minutes. Stays when the question is opened again. */
  answeredAfter: z.nullable(count),
  taken: z.nullable(z.object({ by: person, at: moment })),
  closed: z.nullable(z.object({ reason: z.enum(closings), by: z.string(), at: moment })),
  chosenAt: z.nullable(moment),
  note: z.string(),
  waiting: z.nullable(z.object({ id: z.string(), place })),
  replies: z.array(
    z.object({
      ...reply.shape,
      id: z.string(),
      way: z.enum(['email', 'text']),
      by: z.string(),
      state: z.enum(replyStates),
    }),
  ),
})

export type ReceivedInquiry = z.infer<typeof receivedInquiry>

export const inboxParts = ['waiting', 'mine', 'answered', 'closed', 'all'] as const

export const receivedQuery = z.object({
  house: z.optional(z.union([z.literal(''), z.uuid()], 'This is no house.')),
  status: z.optional(z.union([z.literal(''), z.enum(inboxParts)], `Use one of: ${inboxParts.join(', ')}.`)),
  cursor: z.optional(z.string().check(z.maxLength(200, 'This is not a place in a list.'))),
  open: z.optional(z.union([z.literal(''), z.uuid()], 'This is no message.')),
})

export type ReceivedQuery = z.infer<typeof receivedQuery>

export const receivedInquiries = z.object({
  items: z.array(receivedInquiry),
  next: z.nullable(z.string()),
  residences: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      unanswered: count,
      audiences: z.array(z.enum(audiences)),
      openBeds: z.nullable(count),
    }),
  ),
  textsGoOut: z.boolean(),
  firstAnswers: z.object({ answered: count, medianMinutes: z.nullable(count) }),
})

export type ReceivedInquiries = z.infer<typeof receivedInquiries>

export const inquiryCount = z.object({ unanswered: count, questions: count })

export type InquiryCount = z.infer<typeof inquiryCount>

export const inquiryAnsweredInput = z.object({ answered: z.boolean('answered is true or false.') })
