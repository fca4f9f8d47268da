import * as z from 'zod/mini'
import { moment, requireLocalMoment, requireWords } from '#contract/calls/typed.ts'
import { noticeKinds, noticeLimits, noticeStandings } from '#domain/help/notices/site-notice.ts'

const readWords = (label: string) =>
  requireWords(
    `${label} are missing.`,
    noticeLimits.words,
    `${label} are longer than ${noticeLimits.words} characters.`,
  )

const untilWords = 'Choose a day and a time for its end.'
const fromWords = 'Choose a day and a time, or leave it empty for now.'

export const writtenNotice = z.object({
  act: z.literal('publish'),
  kind: z.enum(noticeKinds, 'Choose what it is about.'),
  en: readWords('The English words'),
  es: readWords('The Spanish words'),
  states: z._default(z.string().check(z.maxLength(1_000, 'These are more states than there are.')), ''),
  from: z._default(z.union([z.literal(''), z.string().check(requireLocalMoment(fromWords))]), ''),
  until: z.string(untilWords).check(requireLocalMoment(untilWords)),
  id: z.optional(z.uuid('There is no such notice.')),
})
export type WrittenNotice = z.infer<typeof writtenNotice>

export const noticePreview = z.object({ stateNames: z.object({ en: z.string(), es: z.string() }) })

export const noticeChange = z.discriminatedUnion(
  'act',
  [writtenNotice, z.object({ act: z.literal('end'), id: z.uuid('There is no such notice.') })],
  'This form does nothing here.',
)
export type NoticeChange = z.infer<typeof noticeChange>

export const listedNotice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  en: z.string(),
  es: z.string(),
  states: z.array(z.string()),
  standing: z.enum(noticeStandings),
  startsAt: moment,
  endsAt: moment,
  madeBy: z.string(),
  /** Null where it ran to its end. */
  ended: z.nullable(z.object({ at: moment, by: z.string() })),
})
export type ListedNotice = z.infer<typeof listedNotice>

/** The newest first, 100 at most; what is shown or planned is always there. */
export const noticesAnswer = z.object({ notices: z.array(listedNotice), mayChange: z.boolean() })
export type NoticesAnswer = z.infer<typeof noticesAnswer>
