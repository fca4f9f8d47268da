import * as z from 'zod/mini'
import { cleanTyped } from '#contract/calls/typed.ts'
import { offset } from '#contract/calls/uploads.ts'
import { mayBeDay, wrongDay } from '#domain/certification/certificate/certificate.ts'
import { evidenceLimits } from '#domain/certification/evidence/evidence.ts'
import { fileKinds, fileStates } from '#domain/certification/evidence/evidence-files.ts'

const code = z.string('There is no such rule.').check(z.maxLength(12, 'There is no such rule.'))
const evidenceId = z.uuid('This file is no longer there.')
const title = z._default(
  z
    .string('Write a title.')
    .check(
      cleanTyped(),
      z.maxLength(evidenceLimits.title, `The title is longer than ${evidenceLimits.title} characters.`),
    ),
  '',
)
const endsOn = z._default(
  z
    .nullable(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.trim() || null),
      ),
    )
    .check(z.refine((day) => day === null || mayBeDay(day), wrongDay)),
  null,
)

export const evidenceAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add-evidence'), code, fileId: z.uuid('This file is no longer there.') }),
  z.object({ act: z.literal('describe-evidence'), code, evidenceId, title, endsOn }),
  z.object({ act: z.literal('remove-evidence'), code, evidenceId }),
])
export type EvidenceAct = z.infer<typeof evidenceAct>

export const evidenceChunkQuery = z.object({ offset, code, file: z.uuid('This file is no longer there.') })
export type EvidenceChunk = z.infer<typeof evidenceChunkQuery>

export const isEvidenceAct = (sent: { act: string }): sent is EvidenceAct => sent.act.endsWith('-evidence')

/** A file that shows a rule; `refusal` says why nobody can open it. */
export const shownEvidence = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  kind: z.nullable(z.enum(fileKinds)),
  size: z.int(),
  state: z.enum(fileStates),
  refusal: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  addedAt: z.string(),
  addedBy: z.string(),
  mayRemove: z.boolean(),
})
export type ShownEvidence = z.infer<typeof shownEvidence>
