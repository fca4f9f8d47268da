import * as z from 'zod/mini'
import { count, moment, optionalWords, requireWords } from '#contract/calls/typed.ts'
import { hideReasons, hidingLimits } from '#domain/residence/listing/hiding.ts'
import {
  officerSettlements,
  reportDecisions,
  reportKinds,
  reportLimits,
} from '#domain/residence/listing/page-report.ts'
import { reportChoices } from './report-choices.ts'

const person = z.object({ id: z.string(), name: z.string() })

/** `email` is empty where no answer is wanted, and 30 days after the decision. */
export const shownReport = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  words: z.string(),
  email: z.string(),
  language: z.enum(['en', 'es']),
  receivedAt: moment,
  dueAt: moment,
  takenBy: z.nullable(person),
  decided: z.nullable(z.object({ as: z.enum(reportDecisions), at: moment, by: z.string(), words: z.string() })),
  sharedWithAffiliate: z.nullable(z.string()),
  settled: z.nullable(z.object({ as: z.enum(officerSettlements), at: moment, by: z.string(), words: z.string() })),
})
export type ShownReport = z.infer<typeof shownReport>

const listing = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  organization: z.string(),
  status: z.string(),
  hasLeader: z.boolean(),
  isHidden: z.boolean(),
})

export const reportsQuery = z.object({
  show: z.catch(z.enum(reportChoices), 'open'),
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type ReportsQuery = z.infer<typeof reportsQuery>

export const listedReport = z.object({ ...shownReport.shape, listing })
export type ListedReport = z.infer<typeof listedReport>

export const reportsPage = z.object({
  rows: z.array(listedReport),
  next: z.nullable(z.string()),
  counts: z.object({ open: count, late: count, urgent: count, mine: count, decided: count }),
})
export type ReportsPage = z.infer<typeof reportsPage>

export const reportDetail = z.object({
  ...listedReport.shape,
  others: z.array(shownReport),
  /** Null where the state has no affiliate with an account here. */
  affiliate: z.nullable(z.string()),
  mayDecide: z.boolean(),
})
export type ReportDetail = z.infer<typeof reportDetail>

const tooLong = 'At most 1,000 letters.'
const decided = optionalWords(reportLimits.decided, tooLong)

export const reportChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('take') }),
  z.object({ act: z.literal('give_back') }),
  z.object({ act: z.literal('no_action'), words: decided }),
  z.object({ act: z.literal('passed_on'), words: decided }),
  z.object({
    act: z.literal('hidden'),
    reason: z.enum(hideReasons, 'Choose a reason.'),
    words: requireWords('Say why in a sentence: the operator reads it.', hidingLimits.words, tooLong),
  }),
])
export type ReportChange = z.infer<typeof reportChange>

/** The form of a residence's page. Its module checks the fields and names what is wrong by a code. */
export const reportListing = z.object({
  slug: z.string(),
  language: z.enum(['en', 'es']),
  fields: z.record(z.string(), z.string()),
})
