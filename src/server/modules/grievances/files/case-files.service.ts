import type { CaseFile } from '#contract/grievances/filing.ts'
import type { CaseFileProblem } from '#contract/grievances/grievance-fields.ts'
import { buildFileName, fileLimits, formatMegabytes } from '#domain/certification/evidence/evidence-files.ts'
import { fileRefusals, isOfPictureSize } from '#domain/certification/evidence/file-refusals.ts'
import { caseBytes, grievanceLimits } from '#domain/grievances/grievance.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceEvent } from '#domain/grievances/grievance-event.ts'
import type { FileFacts, FilesService, OpenFile } from '#server/modules/files/files.service.ts'
import type { GrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Upload } from '#server/plumbing/calls/upload.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { findFile, sumFiles } from './case-files.store.ts'

export const caseFileLimit = fileLimits.bytes

export type CaseFiles = ReturnType<typeof createCaseFiles>

type Parts = { transactions: Transactions; files: FilesService; cases: GrievanceCases; seals: Seals }

type Entry = { id: string; fileId: string | null; fileName: Uint8Array | null }

/** Files of cases. Callers check before that the person may see the case. */
export function createCaseFiles({ transactions, files, cases, seals }: Parts) {
  const requireRoom = async (tx: Tx, id: string, size: number) => {
    const there = await sumFiles(tx, id)
    if (there.files >= grievanceLimits.files || there.bytes + size > caseBytes) throw buildFullError()
  }
  const readName = (sealed: Uint8Array, entryId: string) => seals.open(sealed, entryId) ?? ''

  return {
    /** Keeps the file and what is said with it, or neither. Throws what `takeWhole` throws, and `conflict`. */
    async add(id: string, upload: Upload, toEvent: (tx: Tx, before: GrievanceCase) => Promise<GrievanceEvent>) {
      const { organizationId } = await transactions.run(system, async (tx) => {
        await requireRoom(tx, id, upload.bytes.byteLength)
        return (await cases.read(tx, id)).grievance
      })
      const sender = { actor: system, organizationId, isSealed: true }
      const taken = await files.takeWhole(sender, upload)
      try {
        await transactions.run(system, async (tx) => {
          const before = await cases.lock(tx, id)
          await requireRoom(tx, id, taken.size)
          await cases.apply(tx, before, await toEvent(tx, before), { id: taken.id, name: upload.name || 'file' })
        })
      } catch (error) {
        await files.removeUnused(sender, taken.id)
        throw error
      }
    },
    async describe(tx: Tx, entries: readonly Entry[]): Promise<Map<string, CaseFile>> {
      const facts = await files.factsOf(
        tx,
        entries.flatMap(({ fileId }) => fileId ?? []),
      )
      return new Map(
        entries.flatMap(({ id, fileId, fileName }) => {
          const file = facts.get(fileId ?? '')
          return file && fileName ? [[id, toShown(file, readName(fileName, id))] as const] : []
        }),
      )
    },
    /** `present` brings the key of the case into the transaction, where somebody has one. */
    async open(actor: Actor, entryId: string, present?: (tx: Tx) => Promise<void>): Promise<OpenFile> {
      const found = await transactions.run(actor, async (tx) => {
        await present?.(tx)
        return findFile(tx, entryId)
      })
      if (!found) throw new AppError('not_found', 'This file is no longer there.')
      const file = await files.open(actor, found.fileId, async () => true)
      return { ...file, name: buildFileName(readName(found.name, entryId), file.kind) }
    },
    findProblem: ({ bytes }: Upload): CaseFileProblem | null =>
      files.whyNotTaken(bytes) === null ? null : 'not_a_kind',
  }
}

function toShown({ kind, size, state }: FileFacts, name: string): CaseFile {
  return { name: kind === null ? name : buildFileName(name, kind), size, state }
}

function buildFullError(): AppError {
  const message = `This case has as many files as it can take: ${grievanceLimits.files}, or ${formatMegabytes(caseBytes)} in all.`
  return new AppError('conflict', message, { fields: { file: message } })
}

/** In a code, for pages that say it in two languages; null for what is about no file. */
export function findFileProblem(error: AppError): CaseFileProblem | null {
  const said = error.fields?.file
  if (said === undefined) return null
  if (error.code === 'too_large') return 'too_large'
  if (error.code === 'conflict') return 'too_many'
  if (said === fileRefusals.lockedPdf) return 'locked'
  if (said === fileRefusals.harmful) return 'harmful'
  return isOfPictureSize(said) ? 'picture_size' : 'damaged'
}
