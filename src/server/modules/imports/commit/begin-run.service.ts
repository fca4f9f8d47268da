import { randomUUID } from 'node:crypto'
import { decide, type ImportCase } from '#domain/imports/decide.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import type { Imports } from '#server/modules/imports/imports.service.ts'
import { findRun } from '#server/modules/imports/imports.store.ts'
import type { ImportPlan } from '#server/modules/imports/work/import-task.worker.ts'
import type { ImportWork } from '#server/modules/imports/work/import-work.worker.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { toDoneImport } from './done-import.service.ts'
import type { OnRunProgress } from './run-outcome.rules.ts'
import { hasRunInProgress, insertRun, type RunInProgress, readResidencesState, takeLock } from './runs.store.ts'

export type BeginParts = Pick<ServerParts, 'transactions' | 'clock'> & {
  imports: Pick<Imports, 'task' | 'toCheck'>
  work: ImportWork
}

export type Asked = { id: string; publish: boolean; stamp: string }

type Prepared = { plan: ImportPlan; fileName: string; state: string }

/** Null when the import was done already. */
export async function beginRun(
  parts: BeginParts,
  who: ImportContext,
  { asked, told }: { asked: Asked; told: OnRunProgress },
): Promise<{ run: RunInProgress; plan: ImportPlan } | null> {
  for (let checks = 1; ; checks += 1) {
    const prepared = await prepare(parts, who, { asked, told })
    if (prepared === null) return null
    const { plan } = prepared
    requireOutcome(decide(notBegun, { kind: 'checked', isAsSeen: plan.stamp === asked.stamp }))
    const run = await open(parts, who, { asked, prepared, checks })
    if (run !== 'check') return run && { run, plan }
  }
}

const notBegun: ImportCase = { run: null, isBusy: false }

async function prepare(
  { transactions, imports, work, clock }: BeginParts,
  who: ImportContext,
  { asked: { id, publish }, told }: { asked: Asked; told: OnRunProgress },
): Promise<Prepared | null> {
  const file = await transactions.run(who.actor, async (tx) => {
    const { organizationId } = who
    const of = await readCase(tx, { id, organizationId, now: clock.now() })
    const { task } = requireOutcome(decide(of, { kind: 'asked' }))
    return task === 'check' ? imports.toCheck(tx, who, id) : null
  })
  if (file === null) return null
  told({ phase: 'checking', done: 0, of: file.rows })
  let state = ''
  const plan = await work.run(who.organizationId, async (ask) => {
    state = await transactions.run(who.actor, (tx) => readResidencesState(tx, who.organizationId))
    return { kind: 'plan', publish, ...(await imports.task(who, id, ask)) }
  })
  return { plan, fileName: file.name, state }
}

function open(
  { transactions, clock }: BeginParts,
  { actor, organizationId, personId, personName }: ImportContext,
  { asked, prepared, checks }: { asked: Asked; prepared: Prepared; checks: number },
): Promise<RunInProgress | 'check' | null> {
  const { id } = asked
  const { plan, fileName, state } = prepared
  return transactions.run(actor, async (tx) => {
    await takeLock(tx, organizationId)
    const of = await readCase(tx, { id, organizationId, now: clock.now() })
    // Each house is compared again when its turn comes; this finds most differences before anything is changed.
    const isOvertaken = (await readResidencesState(tx, organizationId)) !== state
    const { task } = requireOutcome(decide(of, { kind: 'turn came', isOvertaken, checks }))
    if (task !== 'write') return task === 'check' ? task : null
    const [at, worker, { counts }] = [clock.now(), randomUUID(), plan]
    const run = { id, organizationId, fileName, at, worker }
    await insertRun(tx, { ...run, personId, personName, published: asked.publish || plan.isAffiliate, counts })
    return {
      ...run,
      state: 'writing',
      askedBy: personId,
      atResidence: null,
      changing: counts.changed,
      residences: counts.new + counts.changed,
      tries: 0,
      stopped: null,
    }
  })
}

export async function readCase(
  tx: Tx,
  { id, organizationId, now }: { id: string; organizationId: string; now: Date },
): Promise<ImportCase> {
  const run = await findRun(tx, id)
  return {
    run: run && { isUndoable: toDoneImport(run, now).undoUntil !== null },
    isBusy: await hasRunInProgress(tx, organizationId),
  }
}
