import * as z from 'zod/mini'
import { cleanTyped, count, moment, optionalWords, requireText } from '#contract/calls/typed.ts'
import { clockParts, mostClockDays } from '#domain/grievances/clock.ts'
import { foundOutcomes, grievanceLimits } from '#domain/grievances/grievance.ts'
import { grievanceFacts, handlerEntry } from './filing.ts'

const buildOptionalSchema = (label: string, most: number) =>
  optionalWords(most, `${label} is longer than ${most} characters.`, cleanTyped())

const buildReplySchema = (label: string) => requireText(label, grievanceLimits.reply, cleanTyped())

export const handlerAct = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('acknowledge'), words: buildOptionalSchema('Your message', grievanceLimits.reply) }),
    z.object({ act: z.literal('begin') }),
    z.object({ act: z.literal('tell'), words: buildReplySchema('Your message') }),
    z.object({ act: z.literal('ask'), words: buildReplySchema('Your question') }),
    z.object({ act: z.literal('note'), words: buildReplySchema('Your note') }),
    z.object({ act: z.literal('ask-house'), words: buildReplySchema('Your question') }),
    z.object({
      act: z.literal('refer'),
      body: requireText('Who looks into it', grievanceLimits.body, cleanTyped()),
      contact: buildOptionalSchema('How to reach them', grievanceLimits.body),
      words: buildReplySchema('“Why, for the filer”'),
    }),
    z.object({ act: z.literal('take-back') }),
    z.object({
      act: z.literal('close'),
      outcome: z.enum([...foundOutcomes, 'referred_on', 'no_answer'], 'Choose how it ended.'),
      words: buildReplySchema('“Reasons, for the filer”'),
    }),
    z.object({ act: z.literal('reopen'), words: buildReplySchema('“Why”') }),
    z.object({ act: z.literal('escalate'), words: buildReplySchema('“What should the alliance know?”') }),
    z.object({ act: z.literal('step-back') }),
  ],
  'This form does nothing here.',
)
export type HandlerAct = z.infer<typeof handlerAct>

export const grievanceLine = z.object({ id: z.string(), ...grievanceFacts, isUrgent: z.boolean(), slug: z.string() })
export type GrievanceLine = z.infer<typeof grievanceLine>

const day = z.int().check(z.gte(1), z.lte(mostClockDays))
const clock = z.record(z.enum(clockParts), day)

/**
 * `setting` is of the affiliate that asks; null for the alliance. `states` are those with a case, for the alliance;
 * empty for an affiliate.
 */
export const grievanceList = z.object({
  open: z.array(grievanceLine),
  closed: z.array(grievanceLine),
  setting: z.nullable(z.object({ own: z.partialRecord(z.enum(clockParts), day), source: z.string() })),
  states: z.array(z.object({ state: z.string(), open: count, late: count, closed: count })),
})
export type GrievanceList = z.infer<typeof grievanceList>

export const operatorQuestion = z.object({
  id: z.string(),
  residence: z.string(),
  askedBy: z.string(),
  askedAt: moment,
  dueAt: moment,
  question: z.string(),
  filer: z.string(),
  answer: z.nullable(z.object({ words: z.string(), at: moment, by: z.string() })),
  isClosed: z.boolean(),
})
export type OperatorQuestion = z.infer<typeof operatorQuestion>

export const handlerCase = z.object({
  ...grievanceLine.shape,
  /** What the filer wants to be called; empty where they did not say. */
  filer: z.string(),
  mayName: z.boolean(),
  hasContact: z.boolean(),
  isSpanish: z.boolean(),
  canAskOperator: z.boolean(),
  mayCloseUnanswered: z.boolean(),
  clock,
  entries: z.array(handlerEntry),
  questions: z.array(operatorQuestion),
})
export type HandlerCase = z.infer<typeof handlerCase>

export const operatorQuestions = z.object({ questions: z.array(operatorQuestion) })
export type OperatorQuestions = z.infer<typeof operatorQuestions>

export const operatorAnswer = z.object({ words: buildReplySchema('Your answer') })

/** A field for each part, empty for the default. `was` is what the page showed: they are taken only while that holds. */
export const clockFields = z.record(z.string(), z.string())
