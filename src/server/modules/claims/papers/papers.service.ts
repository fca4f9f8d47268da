import { randomUUID } from 'node:crypto'
import { sayPdfToo } from '#domain/certification/evidence/file-refusals.ts'
import { type PaperKind, paperLimits, recallSeconds } from '#domain/claims/claim.ts'
import { findClaim } from '#domain/claims/claim-case.ts'
import { refuseEnded } from '#domain/claims/refusal.ts'
import type { ClaimCases, ClaimContext } from '#server/modules/claims/case.service.ts'
import { toSystemActor } from '#server/modules/claims/case.service.ts'
import { noteClaim } from '#server/modules/claims/case.store.ts'
import type { Pictures } from '#server/modules/residence/photos/photos.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Upload } from '#server/plumbing/calls/upload.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  countPapers,
  deletePaper,
  deletePapersOfEnded,
  findClaimOfPaper,
  insertPaper,
  type PaperFile,
  readPaper,
} from './papers.store.ts'

export type { PaperFile }
export const paperFileLimit = paperLimits.bytes

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'clock'> & { cases: ClaimCases; pictures: Pictures }

export function createPapers(parts: Parts) {
  const { transactions, cases, pictures, clock } = parts
  const perOrganization = parts.limits.limit('claim-papers', { uses: 60, window: 3600 })

  async function lockOpen(tx: Tx, claimId: string) {
    const claim = findClaim(await cases.lock(tx, claimId), claimId)
    const refusal = refuseEnded(claim)
    if (refusal) throw toRefusalError(refusal)
    return claim
  }
  async function refuseFull(tx: Tx, claimId: string): Promise<void> {
    if ((await countPapers(tx, claimId)) >= paperLimits.files) {
      throw buildPaperError('conflict', `A claim holds up to ${paperLimits.files} papers. Remove one first.`)
    }
  }
  async function read(organizationId: string, { bytes }: Upload): Promise<{ kind: PaperKind; bytes: Uint8Array }> {
    if (bytes.byteLength > paperLimits.bytes) throw buildPaperError('invalid_input', 'This file is larger than 10 MB.')
    if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return { kind: 'pdf', bytes }
    try {
      return { kind: 'jpg', bytes: await pictures.copy(organizationId, bytes) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
      throw buildPaperError('invalid_input', sayPdfToo(error.message))
    }
  }

  return {
    async add(who: ClaimContext, claimId: string, file: Upload): Promise<void> {
      const organizationId = who.organization.id
      await cases.requireSeen(who, claimId)
      await transactions.run(toSystemActor(who), async (tx) => {
        await lockOpen(tx, claimId)
        await refuseFull(tx, claimId)
        await perOrganization.take(tx, organizationId)
      })
      const paper = await read(organizationId, file)
      await transactions.run(toSystemActor(who), async (tx) => {
        // Somebody else may have been faster.
        const claim = await lockOpen(tx, claimId)
        await refuseFull(tx, claimId)
        const added = { id: randomUUID(), claimId, addedBy: who.person.id, addedAt: clock.now() }
        await insertPaper(tx, { ...added, ...paper, name: buildFileName(file.name, paper.kind) })
        await noteClaim(tx, organizationId, claim, { change: 'paper_added', after: {} })
      })
    },
    async remove(who: ClaimContext, id: string): Promise<void> {
      const claimId = await transactions.run(who.actor, (tx) => findClaimOfPaper(tx, id))
      if (claimId === null) throw buildNoPaperError()
      await transactions.run(toSystemActor(who), async (tx) => {
        const claim = await lockOpen(tx, claimId)
        if (!(await deletePaper(tx, id))) throw buildNoPaperError()
        await noteClaim(tx, who.organization.id, claim, { change: 'paper_removed', after: {} })
      })
    },
    /** The database gives it to those who decide in the state; members of an organization of the claim are refused here. */
    async read(who: ClaimContext, id: string): Promise<PaperFile> {
      const paper = await transactions.run(who.actor, (tx) => readPaper(tx, id))
      if (!paper) throw buildNoPaperError()
      const { isParty } = await transactions.run(system, async (tx) =>
        cases.deciderOf(tx, who, await cases.lock(tx, paper.claimId), paper.claimId),
      )
      if (isParty) throw new AppError('not_allowed', 'You belong to one of the organizations of this claim.')
      return paper
    },
    /** A decision can be called back for some seconds, so its papers stay as long. */
    async deleteOfEnded(): Promise<void> {
      const before = new Date(clock.now().getTime() - recallSeconds * 1000)
      await transactions.run(system, (tx) => deletePapersOfEnded(tx, before))
    },
  }
}

function buildFileName(given: string, kind: PaperKind): string {
  const stem = given.replace(/\.[^.]*$/, '').trim()
  return `${stem.slice(0, 110) || 'paper'}.${kind}`
}

const buildNoPaperError = () => new AppError('not_found', 'This paper is no longer there.')
const buildPaperError = (code: 'conflict' | 'invalid_input', message: string) =>
  new AppError(code, message, { fields: { paper: message } })
