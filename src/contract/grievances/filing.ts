import * as z from 'zod/mini'
import { cleanTyped, moment, optionalWords, requireWords } from '#contract/calls/typed.ts'
import { fileStates } from '#domain/certification/evidence/evidence-files.ts'
import { grievanceKinds, grievanceLimits, grievanceOutcomes, grievanceStages } from '#domain/grievances/grievance.ts'
import { entryChanges } from '#domain/grievances/grievance-event.ts'

export const fileGrievance = z.object({ language: z.enum(['en', 'es']), fields: z.record(z.string(), z.string()) })

export const filedGrievance = z.object({ key: z.string(), number: z.string(), handler: z.string() })
export type FiledGrievance = z.infer<typeof filedGrievance>

const key = z.string('Type your key.').check(z.minLength(1, 'Type your key.'), z.maxLength(60, 'This is no key.'))

export const followGrievance = z.object({ key })

const tooLong = `This is longer than ${grievanceLimits.reply} characters.`
const words = requireWords('Write a few words.', grievanceLimits.reply, tooLong, cleanTyped())

export const filerAct = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('say'), key, words }),
    z.object({ act: z.literal('withdraw'), key }),
    z.object({ act: z.literal('reopen'), key, words }),
    z.object({ act: z.literal('escalate'), key, words }),
    z.object({ act: z.literal('forget-contact'), key }),
  ],
  'This form does nothing here.',
)
export type FilerAct = z.infer<typeof filerAct>

const wordsBeside = optionalWords(grievanceLimits.reply, tooLong, cleanTyped())

export const filerFileFields = z.object({ key, words: wordsBeside })
export const handlerFileFields = z.object({
  act: z.enum(['tell', 'note'], 'This form does nothing here.'),
  words: wordsBeside,
})
export type HandlerFileFields = z.infer<typeof handlerFileFields>

export const turn = z.nullable(z.object({ whose: z.enum(['handler', 'filer']), due: moment, isLate: z.boolean() }))

const caseFile = z.object({ name: z.string(), size: z.int(), state: z.enum(fileStates) })
export type CaseFile = z.infer<typeof caseFile>

const entry = z.object({
  id: z.string(),
  change: z.enum(entryChanges),
  side: z.enum(['filer', 'affiliate', 'alliance', 'operator']),
  at: moment,
  words: z.string(),
  file: z.nullable(caseFile),
})

export const grievanceFacts = {
  number: z.string(),
  handler: z.string(),
  state: z.string(),
  /** Of the listing, or as the filer called it; empty where it is about no one home. */
  home: z.string(),
  kind: z.enum(grievanceKinds),
  isRetaliation: z.boolean(),
  receivedAt: moment,
  stage: z.enum(grievanceStages),
  stageSince: moment,
  turn,
  isEscalated: z.boolean(),
  outcome: z.nullable(z.enum(grievanceOutcomes)),
  referredTo: z.string(),
}

export const filerCase = z.object({
  ...grievanceFacts,
  mayName: z.boolean(),
  hasContact: z.boolean(),
  mayEscalate: z.boolean(),
  reopenUntil: z.nullable(moment),
  entries: z.array(entry),
})
export type FilerCase = z.infer<typeof filerCase>

export const handlerEntry = z.object({ ...entry.shape, by: z.string(), forFiler: z.boolean() })
