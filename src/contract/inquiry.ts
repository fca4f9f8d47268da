import * as z from 'zod/mini'
import { answerWays, inquiryKinds, neededWhen } from '#domain/inquiry.ts'

/** Longest values of the two forms of a residence's page, in characters after trimming. */
export const inquiryLimits = { name: 100, phone: 40, email: 254, message: 2000 } as const

/**
 * What can be wrong with a value, as the answer to a form post names it: the page has the words, in its language.
 * `hidden` is the field that people do not see and programs fill in.
 */
export const inquiryProblems = ['missing', 'not_a_phone', 'not_an_email', 'too_long', 'not_a_choice', 'hidden'] as const

export type InquiryProblem = (typeof inquiryProblems)[number]

/** The names of the forms' fields, in their order. `more` is the one that people do not see. */
export const inquiryFields = ['name', 'answer_by', 'phone', 'email', 'needed', 'message', 'more'] as const

export type InquiryField = (typeof inquiryFields)[number]

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
