import { randomUUID } from 'node:crypto'
import type { AtImport } from '#server/modules/imports/at-import.rules.ts'
import type { ImportPlan } from '#server/modules/imports/work/import-task.worker.ts'
import type { ImportWork } from '#server/modules/imports/work/import-work.worker.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { Imports } from '../imports.service.ts'
import { findRun } from '../imports.store.ts'
import { insertRun, isAtWork, type RunAtWork, stateOfResidences, takeTurn } from './runs.store.ts'
import type { Told } from './told.rules.ts'

export type BeginParts = {
  transactions: Transactions
  clock: Clock
  imports: Pick<Imports, 'task' | 'toCheck'>
  work: ImportWork
}

export type Asked = { id: string; publish: boolean; stamp: string }

type Prepared = { plan: ImportPlan; fileName: string; state: string }

class Overtaken extends Error {}

const mostTries = 3

/** Null when the import was done already. */
export async function beginRun(
  parts: BeginParts,
  who: AtImport,
  { asked, told }: { asked: Asked; told: Told },
): Promise<{ run: RunAtWork; plan: ImportPlan } | null> {
  for (let tries = 1; ; tries += 1) {
    const prepared = await prepare(parts, who, { asked, told })
    if (prepared === null) return null
    if (prepared.plan.stamp !== asked.stamp) throw changedMeanwhile()
    try {
      const run = await open(parts, who, { asked, prepared, isLast: tries === mostTries })
      return run && { run, plan: prepared.plan }
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
}

async function prepare(
  { transactions, imports, work }: BeginParts,
  who: AtImport,
  { asked: { id, publish }, told }: { asked: Asked; told: Told },
): Promise<Prepared | null> {
  const file = await transactions.run(who.actor, async (tx) => {
    if (await findRun(tx, id)) return null
    // Said before the file is checked; asked again when its turn comes.
    if (await isAtWork(tx, who.organisationId)) throw isBusy()
    return imports.toCheck(tx, who, id)
  })
  if (file === null) return null
  told({ phase: 'checking', done: 0, of: file.rows })
  let state = ''
  const plan = await work.run(who.organisationId, async (ask) => {
    state = await transactions.run(who.actor, (tx) => stateOfResidences(tx, who.organisationId))
    return { kind: 'plan', publish, ...(await imports.task(who, id, ask)) }
  })
  return { plan, fileName: file.name, state }
}

function open(
  { transactions, clock }: BeginParts,
  { actor, organisationId, personId, personName }: AtImport,
  { asked, prepared, isLast }: { asked: Asked; prepared: Prepared; isLast: boolean },
): Promise<RunAtWork | null> {
  const { id } = asked
  const { plan, fileName, state } = prepared
  return transactions.run(actor, async (tx) => {
    await takeTurn(tx, organisationId)
    // A retry of what was done.
    if (await findRun(tx, id)) return null
    if (await isAtWork(tx, organisationId)) throw isBusy()
    // Each house that changes is looked at again in its turn; this spares somebody what differs before anything is done.
    if (!isLast && (await stateOfResidences(tx, organisationId)) !== state) throw new Overtaken()
    const [at, worker, { counts }] = [clock.now(), randomUUID(), plan]
    const run = { id, organisationId, fileName, at, worker }
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

export function isBusy(): AppError {
  return new AppError('conflict', 'Your organization has another import or undo under way. Try again when it is done.')
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Your houses changed since you looked. Here is what would happen now.')
}
