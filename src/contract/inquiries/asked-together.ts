import * as z from 'zod/mini'
import { askedInquiry } from '#contract/inquiries/inquiry.ts'

/** How the private link went to whoever asked: nobody wanted it, or no text can leave from here. */
export const linkSendings = ['not_wanted', 'email', 'text', 'not_possible'] as const
export type LinkSending = (typeof linkSendings)[number]

/** Answer of `GET /api/inquiries/together/{secret}`: one question, and how far each home has come with it. */
export const askedTogether = z.object({
  inquiry: askedInquiry,
  homes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      phone: z.string(),
      readAt: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      /** The home closed it, or whoever asked did because another home took them. */
      closed: z.nullable(z.enum(['by_home', 'not_needed'])),
    }),
  ),
})

export type AskedTogether = z.infer<typeof askedTogether>
