import * as z from 'zod/mini'
import { cleanTyped, count, moment, optionalWords } from '#contract/calls/typed.ts'
import {
  officerSettlements,
  reportDecisions,
  reportKinds,
  reportLimits,
} from '#domain/residence/listing/page-report.ts'
import { correctionChoices } from './correction-choices.ts'

export const correctionsQuery = z.object({
  show: z.catch(z.enum(correctionChoices), 'open'),
  cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is not one of ours.'))),
})
export type CorrectionsQuery = z.infer<typeof correctionsQuery>

export const listedCorrection = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  words: z.string(),
  language: z.enum(['en', 'es']),
  receivedAt: moment,
  dueAt: moment,
  isTakenByAlliance: z.boolean(),
  residence: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    isPublished: z.boolean(),
  }),
  settled: z.nullable(z.object({ as: z.enum(officerSettlements), at: moment, by: z.string(), words: z.string() })),
  decided: z.nullable(z.object({ as: z.enum(reportDecisions), at: moment })),
})
export type ListedCorrection = z.infer<typeof listedCorrection>

export const correctionsPage = z.object({
  affiliate: z.string(),
  rows: z.array(listedCorrection),
  next: z.nullable(z.string()),
  counts: z.object({ open: count, late: count, settled: count }),
})
export type CorrectionsPage = z.infer<typeof correctionsPage>

export const correctionChange = z
  .object({
    act: z.literal('settle', 'This form does nothing here.'),
    id: z.uuid('There is no such report in your state.'),
    as: z.enum(officerSettlements, 'Choose what came of it.'),
    words: optionalWords(reportLimits.decided, 'The note is longer than 1,000 characters.', cleanTyped()),
  })
  .check(
    z.refine(({ as, words }) => as !== 'passed_up' || words !== '', {
      path: ['words'],
      error: 'Say what the alliance should look at.',
    }),
  )
export type CorrectionChange = z.infer<typeof correctionChange>
