import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { pushSettings } from '#contract/mail/push-devices.ts'
import { noticeWays } from '#domain/inquiries/question-notice.ts'

const hour = count

export const noticeSettings = z.object({
  way: z.enum(noticeWays),
  email: z.string(),
  phone: z.string(),
  textsGoOut: z.boolean(),
  push: pushSettings,
  residenceIds: z.nullable(z.array(z.string())),
  residences: z.array(z.object({ id: z.string(), name: z.string() })),
  quiet: z.nullable(z.object({ from: hour, to: hour })),
  timeZone: z.string(),
  tonightPasses: z.boolean(),
  /** Public houses whose questions reach nobody, for whoever can change that. */
  unheard: z.array(z.string()),
})

export type NoticeSettings = z.infer<typeof noticeSettings>
