import { randomUUID } from 'node:crypto'
import type { FileView } from '#contract/calls/uploads.ts'
import type { EvidenceAct, EvidenceChunk, ShownEvidence } from '#contract/certification/evidence.ts'
import type { Application } from '#domain/certification/application/application-case.ts'
import { noRule, refuseOther } from '#domain/certification/application/guards.ts'
import {
  evidenceLimits,
  mayRemoveEvidence,
  refuseAdding,
  refuseRemoving,
  refuseRemovingShared,
} from '#domain/certification/evidence/evidence.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { type AskedRule, listAskedRules } from '#domain/certification/standard/rules-for.ts'
import { type CertificationContext, runOnSeen } from '#server/modules/certification/cases/cases.service.ts'
import type { FilesService, OpenFile } from '#server/modules/files/files.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import {
  deleteEvidence,
  describeEvidence,
  type EvidenceRow,
  findFileOf,
  hearOf,
  insertEvidence,
  listDecided,
  listOfApplication,
} from './evidence.store.ts'

export { chunkLimit } from '#server/modules/files/files.service.ts'

export type EvidenceService = ReturnType<typeof createEvidence>

type Parts = { transactions: Transactions; files: FilesService; clock: Clock }

type EvidenceWork = { tx: Tx; application: Application; rule: AskedRule; rows: readonly EvidenceRow[]; now: Date }

const buildNoEvidenceError = () => new AppError('not_found', 'This file is no longer there.')

export function createEvidence({ transactions, files, clock }: Parts) {
  const toSender = ({ actor, organization }: CertificationContext) => ({ actor, organizationId: organization.id })

  const runWithin = <Done>(
    who: CertificationContext,
    { id, code }: { id: string; code: string },
    work: (held: EvidenceWork) => Promise<Done>,
  ) =>
    runOnSeen(transactions, who, id, async ({ tx, stored: { application, rules }, by }) => {
      require(refuseOther(application, by, 'applicant'))
      const rule = findAsked(application, code)
      if (!rule || !rules.some((one) => one.code === code)) throw toRefusalError(noRule)
      const rows = (await listOfApplication(tx, id)).filter((row) => row.code === code)
      const now = clock.now()
      const done = await work({ tx, application, rule, rows, now })
      await hearOf(tx, id, now)
      return done
    })
  async function add(who: CertificationContext, id: string, { code, fileId }: { code: string; fileId: string }) {
    const file = await files.look(toSender(who), fileId)
    if (file.refusal !== null) throw new AppError('conflict', file.refusal)
    if (file.state === 'receiving') throw new AppError('conflict', 'This file has not arrived as a whole yet.')
    await runWithin(who, { id, code }, async ({ tx, application, rule, rows, now }) => {
      require(refuseAdding(application))
      if (rows.some((row) => row.fileId === fileId)) return
      if (rows.length >= evidenceLimits.ofRule) {
        throw new AppError('conflict', `A rule has ${evidenceLimits.ofRule} files at most. Take one away first.`)
      }
      const applicationId = rule.scope === 'organization' ? null : id
      const { organizationId } = application
      const added = { id: randomUUID(), organizationId, applicationId, code, fileId }
      await insertEvidence(tx, { ...added, addedAt: now, addedByName: who.person.name })
      await note(tx, application, { change: 'evidence_added', rule: code, file: file.name })
    })
  }
  async function describe(who: CertificationContext, id: string, sent: EvidenceAct & { act: 'describe-evidence' }) {
    const { code, evidenceId, title, endsOn } = sent
    await runWithin(who, { id, code }, async ({ tx, application, rows }) => {
      if (!rows.some((row) => row.id === evidenceId)) throw buildNoEvidenceError()
      require(refuseAdding(application))
      await describeEvidence(tx, { id: evidenceId, title, endsOn })
      await note(tx, application, { change: 'evidence_changed', rule: code, file: title })
    })
  }
  async function remove(who: CertificationContext, id: string, { code, evidenceId }: EvidenceRemoval) {
    const fileId = await runWithin(who, { id, code }, async ({ tx, application, rows }) => {
      const row = rows.find((one) => one.id === evidenceId)
      if (!row) throw buildNoEvidenceError()
      require(refuseRemoving(application, row.addedAt))
      if (row.isShared) require(refuseRemovingShared(await listDecided(tx, application.organizationId), row))
      await deleteEvidence(tx, evidenceId)
      await note(tx, application, { change: 'evidence_removed', rule: code, file: row.title })
      return row.fileId
    })
    await files.removeUnused(toSender(who), fileId)
  }

  async function takeAwayRefused(who: CertificationContext, id: string, { code, file }: EvidenceChunk): Promise<void> {
    const { refusal } = await files.look(toSender(who), file)
    if (refusal === null) return
    await runWithin(who, { id, code }, async ({ tx, application, rows }) => {
      const row = rows.find(({ fileId }) => fileId === file)
      if (!row) return
      await deleteEvidence(tx, row.id)
      await note(tx, application, { change: 'evidence_removed', rule: code, file: row.title })
    })
  }

  return {
    /** The file is evidence before it is looked at: whoever sent it may leave meanwhile. */
    async take(who: CertificationContext, id: string, chunk: EvidenceChunk, sent: SentChunk): Promise<FileView> {
      const { code, file, offset } = chunk
      // What does not fit the rule is told when it is added by `act`.
      const onWhole = () => add(who, id, { code, fileId: file }).catch(throwUnexpected)
      try {
        return await files.take(toSender(who), { id: file, offset }, sent.read, onWhole)
      } catch (error) {
        // If the sender has left the page, the refused file stays to say why; otherwise this answer says it.
        if (!sent.hasLeft()) await takeAwayRefused(who, id, chunk).catch(throwUnexpected)
        throw error
      }
    },
    async act(who: CertificationContext, id: string, sent: EvidenceAct): Promise<void> {
      if (sent.act === 'add-evidence') await add(who, id, sent)
      else if (sent.act === 'describe-evidence') await describe(who, id, sent)
      else await remove(who, id, sent)
    },
    /** What the person of the transaction may see, by the code of the rule. */
    async listShown(tx: Tx, application: Application, side: string): Promise<Map<string, ShownEvidence[]>> {
      const rows = await listOfApplication(tx, application.id)
      const decided = await listDecided(tx, application.organizationId)
      const facts = await runAsSystem(tx, () =>
        files.factsOf(
          tx,
          rows.map(({ fileId }) => fileId),
        ),
      )
      const shown = rows.flatMap((row) => {
        const file = facts.get(row.fileId)
        if (!file) return []
        const { id, title, endsOn, addedAt, addedByName } = row
        const { name, kind, size, state, refusal } = file
        const isKept = row.isShared && refuseRemovingShared(decided, row) !== null
        const mayRemove = side === 'applicant' && !isKept && mayRemoveEvidence(application, addedAt)
        const one = { id, title, name, kind, size, state, refusal, endsOn, mayRemove, addedBy: addedByName }
        return [{ code: row.code, one: { ...one, addedAt: addedAt.toISOString() } }]
      })
      const byCode = Map.groupBy(shown, ({ code }) => code)
      return new Map([...byCode].map(([code, list]) => [code, list.map(({ one }) => one)]))
    },
    /** Who sees the evidence, by row level security, may open its file. */
    async open(who: CertificationContext, id: string): Promise<OpenFile> {
      const fileId = await transactions.run(who.actor, (tx) => findFileOf(tx, id))
      if (fileId === null) throw buildNoEvidenceError()
      return files.open(who.actor, fileId, async () => true)
    },
  }
}

type SentChunk = { read: () => Promise<Uint8Array>; hasLeft: () => boolean }

function throwUnexpected(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

type EvidenceRemoval = { code: string; evidenceId: string }

function require(refusal: ReturnType<typeof refuseAdding>): void {
  if (refusal) throw toRefusalError(refusal)
}

function findAsked({ version, level, stateCode }: Application, code: string): AskedRule | undefined {
  return listAskedRules({ version, level, overlay: buildOverlay(stateCode) }).find((rule) => rule.code === code)
}

type EvidenceNote = { change: string; rule: string; file: string }

async function note(tx: Tx, application: Application, { change, rule, file }: EvidenceNote): Promise<void> {
  const { organizationId, affiliateId, residenceId, residenceName, openedAt } = application
  const about = { subject: 'application', subjectId: residenceId, subjectName: residenceName, change }
  const after: Record<string, string> = file === '' ? { rule } : { rule, file }
  await noteChange(tx, { organizationId, after, ...about })
  if (openedAt !== null) await noteChange(tx, { organizationId: affiliateId, after, ...about })
}
