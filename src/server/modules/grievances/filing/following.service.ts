import type { CaseFile, FilerAct, FilerCase } from '#contract/grievances/filing.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceEvent } from '#domain/grievances/grievance-event.ts'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { OpenFile } from '#server/modules/files/files.service.ts'
import { createNoCaseError, hashTyped } from '#server/modules/grievances/cases/case-key.rules.ts'
import { toLine } from '#server/modules/grievances/cases/case-view.rules.ts'
import type { GrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import { type CaseFiles, findFileProblem } from '#server/modules/grievances/files/case-files.service.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Upload } from '#server/plumbing/calls/upload.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { deleteContact } from './filing.store.ts'
import { type EntryRow, findFollowed, listEntries } from './following.store.ts'

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock'> & {
  cases: GrievanceCases
  caseFiles: CaseFiles
  mailing: GrievanceMailing
  seals: Seals
}

const visitor = { kind: 'visitor' } as const
const filer = { side: 'filer' } as const

export function createFollowing(parts: Parts) {
  const { transactions, cases, caseFiles, mailing, rateLimits, seals, clock } = parts
  const tries = rateLimits('grievance-key', { limit: 120, windowSeconds: 3600 })

  const sendings = rateLimits('grievance-files', { limit: 40, windowSeconds: 3600 })

  const requireFiler = async (typed: string, clientAddress: string) => {
    await tries.take(toAddressBlock(clientAddress))
    const keyHash = hashTyped(typed)
    const found = await transactions.run(visitor, async (tx) => {
      await presentSecret(tx, 'grievance', keyHash)
      const followed = await findFollowed(tx, keyHash)
      return followed && { followed, entries: await listEntries(tx, followed.id) }
    })
    if (!found) throw createNoCaseError()
    return found
  }

  return {
    /** Throws `not_found` for a key that opens nothing, and `too_many_requests`. */
    async follow(typed: string, clientAddress: string): Promise<FilerCase> {
      const { followed, entries } = await requireFiler(typed, clientAddress)
      const { of, files } = await transactions.run(system, async (tx) => {
        return { of: await cases.read(tx, followed.id), files: await caseFiles.describe(tx, entries) }
      })
      const { home: residence } = cases.openFiler(followed.filerSealed, followed.id)
      return toFilerCase(of, { home: residence, entries, files, now: clock.now() }, seals)
    },
    async act(sent: FilerAct, clientAddress: string): Promise<void> {
      const { followed } = await requireFiler(sent.key, clientAddress)
      await transactions.run(system, async (tx) => {
        const before = await cases.lock(tx, followed.id)
        await applyAct(tx, cases, before, sent, clock.now())
      })
      await mailing.start()
    },
    /** Before a file is read, so that nobody fills the memory of the server. Throws `too_many_requests`. */
    async admitFile(clientAddress: string): Promise<void> {
      await sendings.take(toAddressBlock(clientAddress))
    },
    /** A problem of the file is a code in `fields`. */
    async addFile({ key, words }: FilerFile, upload: Upload, clientAddress: string): Promise<void> {
      const { followed } = await requireFiler(key, clientAddress)
      const problem = caseFiles.findProblem(upload)
      if (problem !== null) throw buildFileError('invalid_input', problem)
      await caseFiles
        .add(followed.id, upload, async () => ({ kind: 'said', by: filer, words, at: clock.now() }))
        .catch(throwAsCode)
      await mailing.start()
    },
    async openFile(typed: string, entryId: string, clientAddress: string): Promise<OpenFile> {
      await tries.take(toAddressBlock(clientAddress))
      const keyHash = hashTyped(typed)
      return caseFiles.open(visitor, entryId, (tx) => presentSecret(tx, 'grievance', keyHash))
    },
  }
}

type FilerFile = { key: string; words: string }

const buildFileError = (code: AppError['code'], problem: string) =>
  new AppError(code, 'This file was not taken.', { fields: { file: problem } })

function throwAsCode(error: unknown): never {
  const problem = error instanceof AppError ? findFileProblem(error) : null
  throw error instanceof AppError && problem !== null ? buildFileError(error.code, problem) : error
}

async function applyAct(tx: Tx, cases: GrievanceCases, before: GrievanceCase, sent: FilerAct, at: Date): Promise<void> {
  if (sent.act === 'forget-contact') return deleteContact(tx, before.grievance.id)
  return cases.apply(tx, before, toEvent(sent, at))
}

function toEvent(sent: Exclude<FilerAct, { act: 'forget-contact' }>, at: Date): GrievanceEvent {
  switch (sent.act) {
    case 'say':
      return { kind: 'said', by: filer, words: sent.words, at }
    case 'withdraw':
      return { kind: 'withdrawn', by: filer, words: '', at }
    case 'reopen':
      return { kind: 'reopened', by: filer, words: sent.words, at }
    case 'escalate':
      return { kind: 'escalated', by: filer, words: sent.words, at }
  }
}

type CaseSource = { home: string; entries: readonly EntryRow[]; files: ReadonlyMap<string, CaseFile>; now: Date }

function toFilerCase(of: GrievanceCase, { home: residence, entries, files, now }: CaseSource, seals: Seals): FilerCase {
  const { grievance, clock } = of
  const { id: _, isUrgent: __, slug: ___, ...line } = toLine(of, residence, now)
  const reopenUntil = addDays(grievance.stageSince, clock.reopen)
  const isWithAlliance = grievance.escalatedAt !== null || grievance.organizationId === allianceId
  return {
    ...line,
    mayName: grievance.mayName,
    hasContact: grievance.hasContact,
    mayEscalate: !isWithAlliance && line.turn?.whose === 'handler' && line.turn.isLate,
    reopenUntil: grievance.stage === 'closed' && reopenUntil >= now ? reopenUntil.toISOString() : null,
    entries: entries.map(({ id, change, side, at, words }) => {
      const said = words === null ? '' : (seals.open(words, id) ?? '')
      return { id, change, side, at, words: said, file: files.get(id) ?? null }
    }),
  }
}
