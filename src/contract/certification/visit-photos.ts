import * as z from 'zod/mini'
import { isStorableMoment } from '#contract/calls/typed.ts'
import { fileStates } from '#domain/certification/evidence/evidence-files.ts'

const photoId = z.uuid('There is no such photo.')

/** What an inspector does with the photos of a rule; the id is made on the device, and what comes twice counts once. */
export const photoAct = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('add-photo'),
    photoId,
    visitId: z.uuid('There is no such visit.'),
    code: z.string('There is no such rule.').check(z.maxLength(12, 'There is no such rule.')),
    fileId: z.uuid('This file is no longer there.'),
    madeAt: z.iso.datetime('This is no moment.').check(z.refine(isStorableMoment, 'This is no moment.')),
  }),
  z.object({ act: z.literal('remove-photo'), photoId }),
])
export type PhotoAct = z.infer<typeof photoAct>

export const isPhotoAct = (sent: { act: string }): sent is PhotoAct => sent.act.endsWith('-photo')

export const visitPhoto = z.object({
  id: z.string(),
  visitId: z.string(),
  code: z.string(),
  state: z.enum(fileStates),
  refusal: z.nullable(z.string()),
  by: z.string(),
  madeAt: z.string(),
  mayRemove: z.boolean(),
})
export type VisitPhoto = z.infer<typeof visitPhoto>
