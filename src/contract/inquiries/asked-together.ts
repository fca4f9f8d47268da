import * as z from 'zod/mini'
import { askedInquiry } from './inquiry.ts'

export const linkSendings = ['not_wanted', 'email', 'text', 'not_possible'] as const
export type LinkSending = (typeof linkSendings)[number]

export const askedTogether = z.object({
  inquiry: askedInquiry,
  residences: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      phone: z.string(),
      readAt: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      replies: askedInquiry.shape.replies,
      waiting: askedInquiry.shape.waiting,
      closed: z.nullable(z.enum(['by_home', 'not_needed'])),
    }),
  ),
})

export type AskedTogether = z.infer<typeof askedTogether>
