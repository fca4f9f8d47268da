import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { shiftNoteLimit } from '#domain/people/shift.ts'

const shiftNote = z.object({ words: z.string(), at: moment, by: z.string(), isYours: z.boolean() })

export type ShiftNote = z.infer<typeof shiftNote>

export const shiftNews = z.object({
  since: moment,
  readAt: moment,
  houses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      notes: z.array(shiftNote),
      changes: z.array(z.object({ at: moment, by: z.string(), words: z.string() })),
      moreChanges: count,
      questions: z.nullable(z.object({ waiting: count, asked: count, answered: count })),
      waitingList: z.nullable(z.object({ waiting: count, joined: count, left: count })),
    }),
  ),
})

export type ShiftNews = z.infer<typeof shiftNews>
export type ShiftResidence = ShiftNews['houses'][number]

export const shiftChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('write'),
      house: z.uuid('Choose a house.'),
      words: z
        .string('The note is missing.')
        .check(z.trim(), z.maxLength(shiftNoteLimit, `Use at most ${shiftNoteLimit} letters.`)),
    }),
    z.object({ act: z.literal('seen'), at: z.iso.datetime('This is no moment.') }),
  ],
  'This form does nothing here.',
)

export type ShiftChange = z.infer<typeof shiftChange>
