import { noteGroupChanges, noteReports } from '#server/plumbing/history/noted-beds.ts'
import { noteAnyResidenceChanges, noteResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import {
  addCertificates,
  listCertifiedSince,
  listOffTheList,
  markCertifiedDone,
  noteCertificates,
  noteTakenBack,
  putBackCertificates,
  rememberCertificates,
} from './certificates.store.ts'
import { changeResidences, noteVersions, saveGroups, saveReports, seeWritten } from './commit.store.ts'
import {
  dropWritten,
  holdResidences,
  listNextAdded,
  listOvertaken,
  noteAddedResidences,
  type PlannedResidence,
  skipResidence,
  takePlanned,
} from './finish.store.ts'
import { type ApplyParts, apply } from './import-case.service.ts'
import type { OnRunProgress } from './run-outcome.rules.ts'
import {
  beginSlice,
  continueRun,
  endSlice,
  noteNotPutBack,
  notePassed,
  notifyAtEnd,
  type RunInProgress,
} from './runs.store.ts'
import {
  archive,
  deleteUntouched,
  listChangedSinceImport,
  listNextDone,
  markPutBack,
  putBackGroups,
  putBackResidences,
  unsayNumbers,
} from './undo.store.ts'

type Parts = ApplyParts & { transactions: Transactions }

export async function finishRun(
  parts: Parts,
  actor: Actor,
  { run, told }: { run: RunInProgress; told: OnRunProgress },
): Promise<void> {
  const { transactions, clock } = parts
  let changed = 0
  await runInBatches(transactions, actor, {
    async work(tx, most) {
      await continueRun(tx, run)
      const planned = await takePlanned(tx, run.id, most)
      if (planned.length === 0) return 0
      await beginSlice(tx, run.id, listIds(planned))
      const { certified = [], changed: own = [] } = Object.groupBy(planned, ({ kind }) => kind)
      await certifyListed(tx, run, certified)
      await changeSome(tx, run, { planned: own, now: clock.now() })
      await endSlice(tx, run.id)
      return planned.length
    },
    done(did) {
      changed += did
      told({ phase: 'changing', done: changed, of: Math.max(run.changing, changed) })
    },
  })
  let [after, last, closed] = [run.atResidence, run.atResidence, 0]
  await runInBatches(transactions, actor, {
    async work(tx, most) {
      const ids = await listNextAdded(tx, run.id, { after, most })
      last = ids.at(-1) ?? null
      if (last === null) return 0
      await continueRun(tx, run)
      await beginSlice(tx, run.id, ids)
      await noteAddedResidences(tx, run.id, ids)
      await runAsSystem(tx, () => noteCertificates(tx, run.organizationId, ids))
      await endSlice(tx, run.id, last)
      return ids.length
    },
    done(did) {
      after = last
      closed += did
      told({ phase: 'closing', done: closed, of: Math.max(run.residences - run.changing, closed) })
    },
  })
  await transactions.run(actor, async (tx) => {
    await continueRun(tx, run)
    await apply(parts, tx, run, { kind: 'finished' })
    await notifyAtEnd(tx, run.organizationId, run.residences)
  })
}

async function changeSome(
  tx: Tx,
  run: RunInProgress,
  { planned, now }: { planned: readonly PlannedResidence[]; now: Date },
): Promise<void> {
  if (planned.length === 0) return
  const passed = await listOvertaken(tx, run.id, listIds(planned), now)
  if (passed.length > 0) {
    await skipResidence(tx, run.id, listIds(passed))
    await notePassed(tx, run.id, listNames(passed))
  }
  const left = new Set(listIds(passed))
  const residences = planned.filter(({ id }) => !left.has(id))
  if (residences.length === 0) return
  await saveBeds(tx, run, residences)
  await saveCertificates(tx, run, residences)
  const changed = residences.filter(({ fields }) => Object.keys(fields).length > 0)
  const rows = JSON.stringify(residences.map(({ id, fields }) => ({ id, fields })))
  await noteResidenceChanges(tx, listIds(changed), () => changeResidences(tx, run.organizationId, run.id, rows))
  await noteVersions(tx, run.id, listIds(residences))
}

async function saveBeds(tx: Tx, run: RunInProgress, residences: readonly PlannedResidence[]): Promise<void> {
  const by = { importId: run.id, organizationId: run.organizationId, personId: run.askedBy, at: run.at }
  const regrouped = residences.filter(({ groups, changedGroups }) => groups.length + changedGroups.length > 0)
  if (regrouped.length > 0) {
    const groups = toList(regrouped, (residence) => residence.groups)
    const changedGroups = toList(regrouped, (residence) => residence.changedGroups)
    await noteGroupChanges(tx, listIds(regrouped), () => saveGroups(tx, { groups, changedGroups }, by))
  }
  const reports = residences.flatMap((residence) => residence.reports)
  if (reports.length === 0) return
  await saveReports(tx, JSON.stringify(reports), by)
  const ids = reports.map(({ report }) => report)
  await noteReports(tx, ids)
}

async function saveCertificates(
  tx: Tx,
  { id, organizationId, at }: RunInProgress,
  residences: readonly PlannedResidence[],
): Promise<void> {
  const papers = toList(residences, (residence) => residence.papers)
  const certified = listIds(residences.filter((residence) => residence.papers.length > 0))
  if (certified.length === 0) return
  await rememberCertificates(tx, id, certified)
  await noteResidenceChanges(tx, certified, () => addCertificates(tx, papers, { organizationId, at }))
  await runAsSystem(tx, () => noteCertificates(tx, organizationId, certified))
}

async function certifyListed(tx: Tx, run: RunInProgress, all: readonly PlannedResidence[]): Promise<void> {
  if (all.length === 0) return
  const left = await listOffTheList(tx, run.organizationId, listIds(all))
  if (left.length > 0) {
    await skipResidence(tx, run.id, listIds(left))
    await notePassed(tx, run.id, listNames(left))
  }
  const gone = new Set(listIds(left))
  const residences = all.filter(({ id }) => !gone.has(id))
  const ids = listIds(residences)
  const papers = toList(residences, (residence) => residence.papers)
  await rememberCertificates(tx, run.id, ids)
  await noteAnyResidenceChanges(tx, ids, () => addCertificates(tx, papers, run))
  await runAsSystem(tx, () => noteCertificates(tx, run.organizationId, ids))
  await markCertifiedDone(tx, run.id, ids)
}

async function uncertifyListed(tx: Tx, run: RunInProgress, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const kept = await listCertifiedSince(tx, run, ids)
  if (kept.length > 0) await noteNotPutBack(tx, run.id, listNames(kept))
  const stays = new Set(listIds(kept))
  const back = ids.filter((id) => !stays.has(id))
  const mine = await markPutBack(tx, run.id, back, now)
  await uncertify(tx, run, mine)
}

async function uncertify(tx: Tx, run: RunInProgress, residences: readonly string[]): Promise<void> {
  await runAsSystem(tx, () => noteTakenBack(tx, run, residences))
  await noteAnyResidenceChanges(tx, residences, () => runAsSystem(tx, () => putBackCertificates(tx, run, residences)))
}

function toList(residences: readonly PlannedResidence[], of: (residence: PlannedResidence) => object[]): string {
  return JSON.stringify(residences.flatMap(of))
}

/** Only for an import that was never decided; its file can be imported again. */
export async function dropRun(parts: Parts, run: RunInProgress): Promise<void> {
  const { transactions } = parts
  await runInBatches(transactions, system, {
    async work(tx, most) {
      await continueRun(tx, run)
      await seeWritten(tx, { importId: run.id, organizationId: run.organizationId })
      return dropWritten(tx, run.id, most)
    },
  })
  await transactions.run(system, async (tx) => {
    await continueRun(tx, run)
    await apply(parts, tx, run, { kind: 'dropped' })
  })
}

export async function undoRun(
  parts: Parts,
  actor: Actor,
  run: RunInProgress,
): Promise<{ kept: number; isUndone: boolean }> {
  const { transactions, clock } = parts
  let [after, last] = [run.atResidence, run.atResidence]
  await runInBatches(transactions, actor, {
    async work(tx, most) {
      const next = await listNextDone(tx, run.id, { after, most })
      last = next.at(-1)?.id ?? null
      if (last === null) return 0
      await continueRun(tx, run)
      await beginSlice(tx, run.id, listIds(next))
      await putBackSome(tx, run, { residences: next, now: clock.now() })
      await endSlice(tx, run.id, last)
      return next.length
    },
    done: () => {
      after = last
    },
  })
  return transactions.run(actor, async (tx) => {
    await continueRun(tx, run)
    const { case: after } = await apply(parts, tx, run, { kind: 'put back', at: clock.now() })
    await notifyAtEnd(tx, run.organizationId, run.residences)
    return { kept: after.run?.undone?.kept ?? run.residences, isUndone: after.run?.undone !== null }
  })
}

async function putBackSome(
  tx: Tx,
  run: RunInProgress,
  { residences: all, now }: { residences: readonly { id: string; kind: string }[]; now: Date },
): Promise<void> {
  const { id } = run
  await uncertifyListed(tx, run, listIds(all.filter(({ kind }) => kind === 'certified')), now)
  const residences = all.filter(({ kind }) => kind !== 'certified')
  const ids = listIds(residences)
  await holdResidences(tx, ids)
  const kept = await listChangedSinceImport(tx, id, ids, now)
  if (kept.length > 0) await noteNotPutBack(tx, id, listNames(kept))
  const stays = new Set(listIds(kept))
  const back = residences.filter((residence) => !stays.has(residence.id))
  const listOfKind = (kind: string) => back.flatMap((residence) => (residence.kind === kind ? [residence.id] : []))
  const [added, changed] = [listOfKind('added'), listOfKind('changed')]
  if (added.length > 0) await takeAway(tx, id, added, now)
  if (changed.length > 0) {
    await noteResidenceChanges(tx, changed, () => putBackResidences(tx, id, changed))
    await noteGroupChanges(tx, changed, () => putBackGroups(tx, id, changed))
    const mine = await markPutBack(tx, id, changed, now)
    await runAsSystem(tx, () => unsayNumbers(tx, id, mine))
    await uncertify(tx, run, mine)
  }
}

async function takeAway(tx: Tx, id: string, added: readonly string[], now: Date): Promise<void> {
  const mine = await markPutBack(tx, id, added, now)
  const touched = await runAsSystem(tx, () => deleteUntouched(tx, id, mine))
  if (touched.length > 0) await noteResidenceChanges(tx, touched, () => archive(tx, touched))
}

const listIds = (residences: readonly { id: string }[]) => residences.map(({ id }) => id)
const listNames = (residences: readonly { name: string }[]) => residences.map(({ name }) => name)
