import * as z from 'zod/mini'
import { answerWays, inquiryKinds, neededWhen } from '#domain/inquiry.ts'

const moment = z.string()

/** Answer of `GET /api/inquiries/asked/{secret}`: what the sender wrote, and how far it has come. */
export const askedInquiry = z.object({
  kind: z.enum(inquiryKinds),
  /** Null once the listing is no longer public. */
  home: z.nullable(z.object({ slug: z.string(), name: z.string(), phone: z.string() })),
  name: z.string(),
  answerBy: z.nullable(z.enum(answerWays)),
  reach: z.string(),
  needed: z.nullable(z.enum(neededWhen)),
  message: z.string(),
  receivedAt: moment,
  readAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
})

export type AskedInquiry = z.infer<typeof askedInquiry>

/** One row of `GET /api/inquiries`: for the people of the house; a correction also for the alliance. */
export const receivedInquiry = z.object({
  ...z.omit(askedInquiry, { home: true }).shape,
  id: z.string(),
  language: z.enum(['en', 'es']),
  homeName: z.string(),
  answeredBy: z.nullable(z.string()),
})

export const receivedInquiries = z.object({ items: z.array(receivedInquiry) })

export type ReceivedInquiry = z.infer<typeof receivedInquiry>
export type ReceivedInquiries = z.infer<typeof receivedInquiries>

/** Body of `POST /api/inquiries/{id}/answered`. */
export const inquiryAnsweredInput = z.object({ answered: z.boolean('answered is true or false.') })

/** Answer of `GET /api/inquiries/count`: what waits for an answer; `questions` are those about a bed. */
export const inquiryCount = z.object({
  unanswered: z.int().check(z.nonnegative()),
  questions: z.int().check(z.nonnegative()),
})

export type InquiryCount = z.infer<typeof inquiryCount>
